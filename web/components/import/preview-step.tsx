import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keyOf } from "../../app/client/query-key.ts";
import { Button } from "../button.tsx";
import { formatNumber } from "../date-text.tsx";
import { Check } from "../form/choice/check.tsx";
import { Panel, Row, Stack } from "../layout/layout.tsx";
import { ProblemPanel } from "../problem-panel.tsx";
import { Skeleton } from "../skeleton.tsx";
import { fileImportText as text } from "./import.text.ts";
import type {
  ImportAnswer,
  ImportCount,
  ImportCounts,
  ImportKind,
  ImportRows,
  InWords,
} from "./import-kind.ts";
import { changedLines, refusedLines, withoutRefused } from "./import-list.ts";
import { LineTable } from "./line-table.tsx";

interface CountListProps {
  kinds: readonly ImportCount[];
  labels: Readonly<Record<ImportCount, string>>;
  counts: ImportCounts;
}

export const CountList = ({ kinds, labels, counts }: CountListProps) => (
  <dl className="import-counts">
    {kinds
      .filter((kind) => kind !== "refused" || counts.refused)
      .map((kind) => (
        <Panel key={kind} pad="tight" data-tone={kind === "refused" ? "danger" : undefined}>
          <dt>{labels[kind]}</dt>
          <dd>{formatNumber(counts[kind] ?? 0)}</dd>
        </Panel>
      ))}
  </dl>
);

export interface PreviewProps<List, Job, Answer> {
  list: List;
  answer: Answer;
  onBack: () => void;
  onStart: (job: Job) => void;
}

interface ImportPreviewProps<List extends ImportRows, Job extends List, Answer extends ImportAnswer>
  extends PreviewProps<List, List, Answer> {
  kind: ImportKind<List, Job, Answer>;
  inWords: InWords;
  notes: React.ReactNode;
  skipHelp?: string;
  others?: React.ReactNode;
  /** A further consequence, in the words of the button. */
  extra?: string | undefined;
}

export const ImportPreview = <List extends ImportRows, Job extends List, Answer extends ImportAnswer>({
  kind,
  list,
  answer,
  inWords,
  notes,
  skipHelp = text.mustSkip,
  others,
  extra,
  onBack,
  onStart,
}: ImportPreviewProps<List, Job, Answer>) => {
  const [skip, setSkip] = useState(false);
  const { whoLabels } = kind;
  const refused = refusedLines(answer.refused, list);
  const changes = answer.created + answer.updated;
  const hasWork = changes > 0 || extra !== undefined;
  // An import with refused rows deletes nobody.
  const kinds = kind.counts.filter((count) => count !== "deleted" || refused.length === 0);

  return (
    <>
      <h2>{text.previewTitle}</h2>
      <CountList kinds={kinds} labels={text.counts} counts={{ ...answer, refused: refused.length }} />
      {notes}
      <LineTable lines={refused} whoLabels={whoLabels} />
      <LineTable
        lines={changedLines(answer.changes ?? [], list, kind.changeLabels, inWords)}
        total={answer.updated}
        whoLabels={[whoLabels[0] ?? "", kind.changeLabels.email ?? ""]}
        words={text.changed}
      />
      {refused.length > 0 ? (
        <Stack gap={1}>
          <Check checked={skip} onChange={({ target }) => setSkip(target.checked)}>
            {text.skip(formatNumber(refused.length))}
          </Check>
          <p className="muted">{skipHelp}</p>
        </Stack>
      ) : (
        others
      )}
      {!hasWork && <p role="status">{kind.text.nothingToDo}</p>}
      <Row align="center">
        <Button
          label={extra ?? kind.text.start(formatNumber(changes))}
          severity={extra === undefined ? undefined : "danger"}
          disabled={!hasWork || (refused.length > 0 && !skip)}
          onClick={() => onStart(withoutRefused(list, answer.refused))}
        />
        <Button text label={text.back} onClick={onBack} />
      </Row>
    </>
  );
};

const numbers = new WeakMap<object, number>();
let count = 0;
/** A list is too long for a query key, so each has a number. */
const numberOf = (list: object): number => {
  const number = numbers.get(list) ?? ++count;
  numbers.set(list, number);
  return number;
};

interface PreviewStepProps<List extends ImportRows, Job extends List, Answer extends ImportAnswer> {
  kind: ImportKind<List, Job, Answer>;
  list: List;
  onBack: () => void;
  children: (answer: Answer) => React.ReactNode;
}

export const PreviewStep = <List extends ImportRows, Job extends List, Answer extends ImportAnswer>({
  kind,
  list,
  onBack,
  children,
}: PreviewStepProps<List, Job, Answer>) => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...keyOf(kind.endpoint), numberOf(list)],
    queryFn: ({ signal }) => kind.preview(list, signal),
    // Large, so it is dropped with the page.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isPending = isFetching || (!data && !error);

  return (
    <Stack as="section" gap={6} aria-label={text.stepNames[2]} aria-busy={isPending}>
      {isPending && (
        <>
          <p role="status">{text.checking}</p>
          <Skeleton height="88px" />
          <Skeleton height="160px" />
        </>
      )}
      {!isPending && error && (
        <>
          <ProblemPanel error={error} onRetry={() => void refetch()} />
          <Row align="center">
            <Button text label={text.back} onClick={onBack} />
          </Row>
        </>
      )}
      {!isPending && !error && data && children(data)}
    </Stack>
  );
};
