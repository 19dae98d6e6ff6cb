import { Button } from "primereact/button";
import { csvOf } from "../../../components/csv.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import { saveFile } from "../../../components/save-file.ts";
import { subscriberFields } from "../subscribers.text.ts";
import { importText as text } from "./import.text.ts";

export interface RefusedLine {
  /** In the file. */
  readonly line: number;
  readonly email: string;
  readonly reason: string;
}

const SHOWN = 50;
const head = [text.line, subscriberFields.email, text.reason];

const save = async (lines: readonly RefusedLine[]) => {
  const rows = lines.map(({ line, email, reason }) => [String(line), email, reason]);
  saveFile(await csvOf(head, rows), text.refusedFileName);
};

/** The rows of a file that cannot be taken over, each with its reason. */
export const RefusedRows = ({ lines }: { lines: readonly RefusedLine[] }) => (
  <div className="import-step">
    <div className="import-head">
      <h2>{text.refusedTitle}</h2>
      <Button outlined icon="pi pi-download" label={text.refusedFile} onClick={() => void save(lines)} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
    <section className="import-table" tabIndex={0} aria-label={text.refusedTitle}>
      <table>
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
          {lines.slice(0, SHOWN).map(({ line, email, reason }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{email}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {lines.length > SHOWN && (
      <p className="muted">{text.refusedMore(formatNumber(SHOWN), formatNumber(lines.length))}</p>
    )}
  </div>
);
