import { formatNumber } from "../../../components/date-text.tsx";
import { pollText as text } from "./polls.text.ts";

interface MissingOfficesProps {
  offices: readonly { readonly label: string; readonly value: string }[];
}

export const MissingOffices = ({ offices }: MissingOfficesProps) => (
  <details className="poll-missing">
    <summary>{text.missing(formatNumber(offices.length))}</summary>
    <ul>
      {offices.map(({ label, value }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  </details>
);
