import { ScrollTable } from "../layout/scroll-table.tsx";
import { fileImportText as text } from "./import.text.ts";

interface SampleTableProps {
  heads: readonly string[];
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

export const SampleTable = ({ heads, rows }: SampleTableProps) => (
  <>
    <h2>{text.sample}</h2>
    <ScrollTable className="import-table import-sample" label={text.sample}>
      <thead>
        <tr>
          {[text.line, ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, cells }) => (
          <tr key={line}>
            <td>{line}</td>
            {cells.map((cell, index) => (
              <td key={heads[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  </>
);
