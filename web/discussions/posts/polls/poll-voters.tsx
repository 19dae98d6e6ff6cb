interface PollVotersProps {
  summary: string;
  names: readonly string[];
}

/** People or offices, folded away. */
export const PollVoters = ({ summary, names }: PollVotersProps) => (
  <details className="poll-voters">
    <summary>{summary}</summary>
    <ul>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
        <li key={at}>{name}</li>
      ))}
    </ul>
  </details>
);
