import { Button } from "../button.tsx";
import { formatNumber } from "../date-text.tsx";
import { csvOf } from "../export/csv.ts";
import { Row, ScrollTable, Stack } from "../layout/layout.tsx";
import { saveFile } from "../save-file.ts";
import { fileImportText as text } from "./import.text.ts";

/** A line of the file, or a stored person who is missing there. */
export interface FileLine {
  readonly line?: number;
  readonly who: readonly string[];
  readonly reason?: string;
}

const SHOWN = 50;

const cellsOf = ({ line, who, reason }: FileLine): string[] => [
  ...(line === undefined ? [] : [String(line)]),
  ...who,
  ...(reason === undefined ? [] : [reason]),
];

interface LineTableProps {
  lines: readonly FileLine[];
  total?: number;
  whoLabels: readonly string[];
  words?: {
    readonly title: string;
    readonly reason?: string;
    readonly file: string;
    readonly fileName: string;
  };
}

export const LineTable = (props: LineTableProps) => {
  const { lines, total = lines.length, whoLabels, words = text.refused } = props;
  const [first] = lines;
  if (!first) return null;
  const head = [
    ...(first.line === undefined ? [] : [text.line]),
    ...whoLabels,
    ...(words.reason === undefined ? [] : [words.reason]),
  ];
  const save = async () => saveFile(await csvOf(head, lines.map(cellsOf)), words.fileName);

  return (
    <Stack gap={4}>
      <Row gap={4} lines={2} align="center" spread>
        <h2>{words.title}</h2>
        <Button outlined icon="pi pi-download" label={words.file} onClick={() => void save()} />
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
          {lines.slice(0, SHOWN).map((line) => (
            <tr key={cellsOf(line).join("|")}>
              {cellsOf(line).map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {total > SHOWN && (
        <p className="muted">
          {text.linesMore(
            formatNumber(Math.min(SHOWN, lines.length)),
            formatNumber(lines.length),
            formatNumber(total),
          )}
        </p>
      )}
    </Stack>
  );
};
