import { formatNumber } from "../date-text.tsx";
import { Panel } from "../layout/panel.tsx";

interface ImportCountsProps<Count extends string> {
  labels: Readonly<Record<Count, string>>;
  counts: Readonly<Record<Count, number>>;
  /** Shown where they are not nothing, and in the colour of what went wrong. */
  bad: Count;
  /** Left out. */
  without?: Count | undefined;
}

/** How many of each kind. */
export const ImportCounts = <Count extends string>({
  labels,
  counts,
  bad,
  without,
}: ImportCountsProps<Count>) => {
  // Object.keys forgets which keys there are.
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
