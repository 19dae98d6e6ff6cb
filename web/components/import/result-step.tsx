import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { Button } from "../button.tsx";
import { formatNumber } from "../date-text.tsx";
import { Row, Stack } from "../layout/layout.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { fileImportText as text } from "./import.text.ts";
import type { ImportAnswer, ImportCount, ImportKind, ImportRows } from "./import-kind.ts";
import { refusedLines } from "./import-list.ts";
import { LineTable } from "./line-table.tsx";
import { CountList } from "./preview-step.tsx";

interface AnsweredPart<Answer> {
  readonly first: number;
  readonly answer: Partial<Answer>;
}

interface Progress<Answer> {
  readonly done: number;
  readonly parts: readonly AnsweredPart<Answer>[];
  readonly isFinished: boolean;
}

async function* runImport<List extends ImportRows, Job extends List, Answer extends ImportAnswer>(
  { part, send, finish }: ImportKind<List, Job, Answer>,
  job: Job,
  from: Progress<Answer>,
): AsyncGenerator<Progress<Answer>> {
  let { done, parts } = from;
  while (done < job.rows.length) {
    const first = done;
    const rows = job.rows.slice(first, first + part);
    parts = [...parts, { first, answer: await send({ ...job, rows }) }];
    done += rows.length;
    yield { done, parts, isFinished: false };
  }
  if (finish) parts = [...parts, { first: done, answer: await finish(job) }];
  yield { done, parts, isFinished: true };
}

interface RunState<Answer> {
  readonly phase: "idle" | "running" | "stopping" | "stopped" | "failed" | "finished";
  readonly progress: Progress<Answer>;
  /** In ms since 1970. */
  readonly readAt: number;
  readonly error?: unknown;
}

const notBegun: Progress<never> = { done: 0, parts: [], isFinished: false };
const idle: RunState<never> = { phase: "idle", progress: notBegun, readAt: 0 };

/** Resumes where it was stopped or failed; the kind must be stable. */
export const useImportRun = <List extends ImportRows, Job extends List, Answer extends ImportAnswer>(
  kind: ImportKind<List, Job, Answer>,
) => {
  const [run, setRun] = useState<RunState<Answer>>(idle);
  const isStopped = useRef(false);
  const client = useQueryClient();

  const start = useCallback(
    async (job: Job, from: Progress<Answer> = notBegun) => {
      isStopped.current = false;
      setRun({ phase: "running", progress: from, readAt: Date.now() });
      try {
        for await (const progress of runImport(kind, job, from)) {
          const phase = progress.isFinished ? "finished" : isStopped.current ? "stopped" : "running";
          setRun({ phase, progress, readAt: Date.now() });
          if (phase === "stopped") break;
        }
      } catch (error) {
        setRun((before) => ({ ...before, phase: "failed", error }));
      }
      await refresh(client, keyOf(kind.endpoint));
    },
    [kind, client],
  );

  return {
    ...run,
    start,
    stop: () => {
      isStopped.current = true;
      setRun((before) => ({ ...before, phase: "stopping" }));
    },
    reset: () => setRun(idle),
  };
};

export type ImportRun<List extends ImportRows, Job extends List, Answer extends ImportAnswer> = ReturnType<
  typeof useImportRun<List, Job, Answer>
>;

const sumOf = (parts: readonly AnsweredPart<ImportAnswer>[], count: Exclude<ImportCount, "refused">) =>
  parts.reduce((sum, { answer }) => sum + (answer[count] ?? 0), 0);

interface ResultStepProps<List extends ImportRows, Job extends List, Answer extends ImportAnswer> {
  kind: ImportKind<List, Job, Answer>;
  job: Job;
  skipped: number;
  run: ImportRun<List, Job, Answer>;
  /** Words for the last step, which cannot be stopped. */
  closing?: string | undefined;
  noted?: React.ReactNode;
  onAnother: () => void;
}

export const ResultStep = <List extends ImportRows, Job extends List, Answer extends ImportAnswer>({
  kind,
  job,
  skipped,
  run,
  closing,
  noted,
  onAnother,
}: ResultStepProps<List, Job, Answer>) => {
  const { phase, progress, readAt, error } = run;
  const { parts } = progress;
  const navigate = useNavigate();
  const isBusy = phase === "running" || phase === "stopping";
  const isClosing = isBusy && closing !== undefined && progress.done >= job.rows.length;
  const refused = parts.flatMap(({ first, answer }) => refusedLines(answer.refused ?? [], job, first));
  const counts = {
    created: sumOf(parts, "created"),
    updated: sumOf(parts, "updated"),
    unchanged: sumOf(parts, "unchanged"),
    protected: sumOf(parts, "protected"),
    deleted: sumOf(parts, "deleted"),
    refused: refused.length,
  };

  return (
    <Stack as="section" gap={6} aria-label={text.stepNames[3]} aria-busy={isBusy}>
      {phase === "finished" ? (
        <div role="status">
          <h2>{text.doneTitle}</h2>
        </div>
      ) : (
        <ProgressBar
          label={kind.text.running}
          done={progress.done}
          total={job.rows.length}
          isRunning={isBusy}
          readAt={readAt}
        />
      )}
      {isClosing && <p role="status">{closing}</p>}
      {phase === "stopped" && <p role="status">{text.stopped}</p>}
      {phase === "failed" && <ProblemNote error={error} detail={text.failed} />}
      {phase === "finished" && skipped > 0 && <p className="muted">{text.skipped(formatNumber(skipped))}</p>}
      {!isBusy && <CountList kinds={kind.counts} labels={text.done} counts={counts} />}
      {!isBusy && noted}
      {!isBusy && <LineTable lines={refused} whoLabels={kind.whoLabels} />}
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
        {phase === "finished" && (
          <Button label={kind.text.toList} onClick={() => void navigate(kind.listPath)} />
        )}
        {!isBusy && <Button text label={text.another} onClick={onAnother} />}
      </Row>
    </Stack>
  );
};
