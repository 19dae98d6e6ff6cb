import "./import.css";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Button } from "../button.tsx";
import { useUnsavedGuard } from "../form/editor/unsaved-guard.tsx";
import { Row, Stack } from "../layout/layout.tsx";
import { PageHeader } from "../page-header.tsx";
import { StepList } from "../step-list.tsx";
import { guessColumns, rowsToSend } from "./columns.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { type ChosenFile, FileDrop } from "./file-drop.tsx";
import { fileImportText as text } from "./import.text.ts";
import type { ColumnChoice, ImportAnswer, ImportKind, ImportRows } from "./import-kind.ts";
import { type PreviewProps, PreviewStep } from "./preview-step.tsx";
import { type ImportRun, ResultStep, useImportRun } from "./result-step.tsx";

const STEP = "schritt";

/** The step is in the address, so that the browser's Back leads through the steps. */
const useStep = () => {
  const [parameters, setParameters] = useSearchParams();
  const asked = Math.max(Math.trunc(Number(parameters.get(STEP))) || 1, 1);
  const go = (next: number, { replace = false } = {}) =>
    setParameters(next === 1 ? {} : { [STEP]: String(next) }, { replace });
  return [asked, go] as const;
};

const bytesOf = (body: object): number => new TextEncoder().encode(JSON.stringify(body)).length;

interface ResultExtras {
  readonly closing?: string | undefined;
  readonly noted?: React.ReactNode;
  readonly after?: React.ReactNode;
}

interface ImportWizardProps<List extends ImportRows, Job extends List, Answer extends ImportAnswer> {
  kind: ImportKind<List, Job, Answer>;
  /** Adds what the first step asks for; undefined while something is missing there. */
  listOf: (rows: ImportRows) => List | undefined;
  above?: React.ReactNode;
  below?: React.ReactNode;
  onNext?: (go: () => void) => void;
  preview: (props: PreviewProps<List, Job, Answer>) => React.ReactNode;
  resultOf?: (job: Job, run: ImportRun<List, Job, Answer>) => ResultExtras;
  onRestart?: () => void;
}

export const ImportWizard = <List extends ImportRows, Job extends List, Answer extends ImportAnswer>({
  kind,
  listOf,
  above,
  below,
  onNext = (go) => go(),
  preview,
  resultOf,
  onRestart,
}: ImportWizardProps<List, Job, Answer>) => {
  const navigate = useNavigate();
  const run = useImportRun(kind);
  const [asked, go] = useStep();
  const [lastAsked, setLastAsked] = useState(asked);
  const [file, setFile] = useState<ChosenFile>();
  const [choice, setChoice] = useState<ColumnChoice>();
  const [problem, setProblem] = useState<string>();
  const [list, setList] = useState<List>();
  const [job, setJob] = useState<Job>();
  const guard = useUnsavedGuard(file !== undefined && run.phase !== "finished");
  const isUnderWay = job !== undefined && run.phase !== "finished";
  const farthest = job ? 4 : list ? 3 : choice ? 2 : 1;
  const step = isUnderWay ? 4 : Math.min(asked, farthest);
  const back = () => void navigate(-1);

  if (asked !== lastAsked) {
    setLastAsked(asked);
    // Choices before a preview may change, so the way forward leads to a new preview.
    if (asked < 3 && !isUnderWay) {
      setList(undefined);
      setJob(undefined);
    }
  }
  useEffect(() => {
    if (asked !== step) go(step, { replace: true });
  });

  const take = (taken: ChosenFile | undefined) => {
    setFile(taken);
    setChoice(taken && guessColumns(kind.columns, taken.table));
    setProblem(undefined);
  };

  const toPreview = () => {
    if (!file || !choice) return;
    const { table } = file;
    const next = listOf({
      rows: rowsToSend(kind.columns, table, choice),
      lines: table.rows.map(({ line }) => line),
    });
    if (!next) return;
    const isTooLarge = bytesOf(kind.bodyOf(next)) > kind.mostBytes;
    setProblem(isTooLarge ? text.tooManyBytes : undefined);
    if (isTooLarge) return;
    setList(next);
    go(3);
  };

  const start = (ready: Job) => {
    setJob(ready);
    void run.start(ready);
  };

  const restart = () => {
    run.reset();
    setFile(undefined);
    setChoice(undefined);
    setList(undefined);
    setJob(undefined);
    onRestart?.();
  };

  const { after, ...extras } = (job && resultOf?.(job, run)) ?? {};

  return (
    <>
      <PageHeader title={kind.text.title} />
      <StepList
        label={text.steps}
        names={text.stepNames}
        step={step}
        announcement={text.stepOf(step, text.stepNames[step - 1] ?? "")}
      />
      {step === 1 && (
        <Stack as="section" gap={6} aria-label={text.stepNames[0]}>
          {above && <div className="import-office">{above}</div>}
          <FileDrop help={kind.text.fileHelp} mostRows={kind.mostRows} file={file} onFile={take} />
          {below && <div className="import-office">{below}</div>}
          <Row align="center">
            <Button label={text.toColumns} disabled={!file} onClick={() => onNext(() => go(2))} />
          </Row>
        </Stack>
      )}
      {step === 2 && file && choice && (
        <ColumnsStep
          kind={kind}
          table={file.table}
          choice={choice}
          onChoice={setChoice}
          problem={problem}
          onBack={back}
          onNext={toPreview}
        />
      )}
      {step === 3 && list && (
        <PreviewStep kind={kind} list={list} onBack={back}>
          {(answer) => preview({ list, answer, onBack: back, onStart: start })}
        </PreviewStep>
      )}
      {step === 4 && list && job && (
        <>
          <ResultStep
            kind={kind}
            job={job}
            skipped={list.rows.length - job.rows.length}
            run={run}
            {...extras}
            onAnother={restart}
          />
          {after}
        </>
      )}
      {guard.dialog}
    </>
  );
};
