import { Button } from "primereact/button";
import { formatNumber } from "../date-text.tsx";
import { csvOf } from "../export/csv.ts";
import { Row } from "../layout/row.tsx";
import { ScrollTable } from "../layout/scroll-table.tsx";
import { Stack } from "../layout/stack.tsx";
import { saveFile } from "../save-file.ts";
import { fileImportText as text } from "./import.text.ts";

export interface RefusedLine {
  /** In the file. */
  readonly line: number;
  /** As far as it can be read. */
  readonly who: string;
  readonly reason: string;
}

const SHOWN = 50;
const save = async (fileName: string, head: readonly string[], lines: readonly RefusedLine[]) => {
  const rows = lines.map(({ line, who, reason }) => [String(line), who, reason]);
  saveFile(await csvOf(head, rows), fileName);
};

interface RefusedRowsProps {
  lines: readonly RefusedLine[];
  /** What tells who a row is about: the address, say. */
  whoLabel: string;
  words?: typeof text.refused;
}

export const RefusedRows = ({ lines, whoLabel, words = text.refused }: RefusedRowsProps) => {
  const head = [text.line, whoLabel, words.reason];

  return (
    <Stack gap={6}>
      <Row gap={4} lines={2} align="center" spread>
        <h2>{words.title}</h2>
        <Button
          outlined
          icon="pi pi-download"
          label={words.file}
          onClick={() => void save(words.fileName, head, lines)}
        />
      </Row>
      <ScrollTable className="import-table" label={words.title}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map(({ line, who, reason }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{who}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {lines.length > SHOWN && (
        <p className="muted">{text.refusedMore(formatNumber(SHOWN), formatNumber(lines.length))}</p>
      )}
    </Stack>
  );
};
