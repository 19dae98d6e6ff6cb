import { Button } from "primereact/button";
import { useNavigate } from "react-router-dom";
import { formatNumber } from "../date-text.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { fileImportText as text } from "./import.text.ts";
import { ImportCounts } from "./import-counts.tsx";
import { type FileLine, LineTable } from "./line-table.tsx";
import type { ImportRun } from "./use-import-run.ts";

interface Progress {
  readonly done: number;
  readonly refused: readonly FileLine[];
  readonly isFinished: boolean;
}

interface ResultStepProps<Job, P extends Progress, Count extends string> {
  job: Job;
  total: number;
  skipped: number;
  run: ImportRun<Job, P>;
  label: string;
  /** What follows the last row and cannot be stopped. */
  closing?: string | undefined;
  labels: Readonly<Record<Count, string>>;
  countsOf: (progress: P) => Readonly<Record<Count, number>>;
  bad: Count;
  whoLabels: readonly string[];
  /** Others than the refused ones. */
  noted?: React.ReactNode;
  list: { readonly path: string; readonly label: string };
  onAnother: () => void;
}

export const ResultStep = <Job, P extends Progress, Count extends string>(
  props: ResultStepProps<Job, P, Count>,
) => {
  const {
    job,
    total,
    skipped,
    run,
    label,
    closing,
    labels,
    countsOf,
    bad,
    whoLabels,
    noted,
    list,
    onAnother,
  } = props;
  const { phase, progress, readAt, error } = run;
  const navigate = useNavigate();
  const isBusy = phase === "running" || phase === "stopping";
  const isClosing = isBusy && closing !== undefined && progress.done >= total;

  return (
    <Stack as="section" gap={6} aria-label={text.stepNames[3]} aria-busy={isBusy}>
      {phase === "finished" ? (
        <div role="status">
          <h2>{text.doneTitle}</h2>
        </div>
      ) : (
        <ProgressBar label={label} done={progress.done} total={total} isRunning={isBusy} readAt={readAt} />
      )}
      {isClosing && <p role="status">{closing}</p>}
      {phase === "stopped" && <p role="status">{text.stopped}</p>}
      {phase === "failed" && <ProblemNote error={error} detail={text.failed} />}
      {phase === "finished" && skipped > 0 && <p className="muted">{text.skipped(formatNumber(skipped))}</p>}
      {!isBusy && <ImportCounts labels={labels} counts={countsOf(progress)} bad={bad} />}
      {!isBusy && noted}
      {!isBusy && <LineTable lines={progress.refused} whoLabels={whoLabels} />}
      <Row align="center">
        {isBusy && (
          <Button
            outlined
            label={phase === "stopping" ? text.stopping : text.stop}
            disabled={phase === "stopping" || isClosing}
            onClick={run.stop}
          />
        )}
        {(phase === "failed" || phase === "stopped") && (
          <Button label={text.again} onClick={() => void run.start(job, progress)} />
        )}
        {phase === "finished" && <Button label={list.label} onClick={() => void navigate(list.path)} />}
        {!isBusy && <Button text label={text.another} onClick={onAnother} />}
      </Row>
    </Stack>
  );
};
