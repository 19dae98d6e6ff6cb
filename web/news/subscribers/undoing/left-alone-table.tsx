import "./undoing.css";
import type { LeftAlone } from "../../../../shared/news/import-undoing.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import { ScrollTable } from "../../../components/layout/scroll-table.tsx";
import { sinceImport, undoingText as text } from "./undoing.text.ts";

const SHOWN = 50;

export const LeftAloneTable = ({ rows }: { rows: readonly LeftAlone[] }) => (
  <>
    <p>{text.leftAlone(formatNumber(rows.length))}</p>
    <ScrollTable className="left-alone" label={text.leftAloneTitle}>
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.email}</th>
          <th scope="col">{text.reason}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN).map(({ name, email, reason }) => (
          <tr key={email}>
            <td>{name}</td>
            <td>{email}</td>
            <td>{sinceImport[reason]}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
    {rows.length > SHOWN && <p className="muted">{text.more(formatNumber(rows.length - SHOWN))}</p>}
  </>
);
