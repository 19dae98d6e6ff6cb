import type { Vote } from "../../../../shared/discussions/questionnaire.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import { useOfficeOptions } from "../../../components/people/offices.ts";
import { pollText as text } from "./polls.text.ts";

export const MissingOffices = ({ votes }: { votes: readonly Vote[] }) => {
  const voted = new Set(votes.map(({ organisationId }) => organisationId));
  const missing = useOfficeOptions().filter(({ value }) => !voted.has(value));
  if (missing.length === 0) return null;

  return (
    <details className="poll-missing">
      <summary>{text.missing(formatNumber(missing.length))}</summary>
      <ul>
        {missing.map(({ label, value }) => (
          <li key={value}>{label}</li>
        ))}
      </ul>
    </details>
  );
};
