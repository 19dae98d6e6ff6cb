import { formatNumber } from "../date-text.tsx";
import { Panel } from "../layout/panel.tsx";

interface ImportCountsProps<Count extends string> {
  labels: Readonly<Record<Count, string>>;
  counts: Readonly<Record<Count, number>>;
  bad: Count;
  without?: Count | undefined;
}

export const ImportCounts = <Count extends string>({
  labels,
  counts,
  bad,
  without,
}: ImportCountsProps<Count>) => {
  // Object.keys widens its keys to string.
  const kinds = (Object.keys(labels) as Count[]).filter(
    (kind) => kind !== without && (kind !== bad || counts[kind] > 0),
  );

  return (
    <dl className="import-counts">
      {kinds.map((kind) => (
        <Panel key={kind} pad="tight" data-tone={kind === bad ? "danger" : undefined}>
          <dt>{labels[kind]}</dt>
          <dd>{formatNumber(counts[kind])}</dd>
        </Panel>
      ))}
    </dl>
  );
};
