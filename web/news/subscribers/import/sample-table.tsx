import { yesNo } from "../subscribers.text.ts";
import { type ColumnChoice, importFields } from "./column-choice.ts";
import { importFieldText, importText as text } from "./import.text.ts";
import { type RowToSend, rowsToSend } from "./rows-to-send.ts";
import type { Table } from "./table.ts";

const ROWS = 5;

const inWords = (value: RowToSend[keyof RowToSend]) =>
  typeof value === "boolean" ? yesNo(value) : (value ?? "");

/** The first rows of a file, as they are read now. */
export const SampleTable = ({ table, choice }: { table: Table; choice: ColumnChoice }) => {
  const rows = table.rows.slice(0, ROWS);
  const read = rowsToSend({ ...table, rows }, choice);
  const fields = importFields.filter((field) => choice[field] !== undefined);

  return (
    <>
      <h2>{text.sample}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="import-table import-sample" aria-label={text.sample} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.line}</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {importFieldText[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line }, index) => (
              <tr key={line}>
                <td>{line}</td>
                {fields.map((field) => (
                  <td key={field}>{inWords(read[index]?.[field])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
};
