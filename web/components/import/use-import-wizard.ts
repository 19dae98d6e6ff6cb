import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useUnsavedGuard } from "../form/editor/unsaved-guard.tsx";
import type { Table } from "./table.ts";
import type { ChosenFile } from "./use-file-reading.ts";

interface WizardOptions<Choice, List, Job> {
  readonly guess: (table: Table) => Choice;
  /** Undefined while something is missing. */
  readonly listOf: (file: ChosenFile, choice: Choice) => List | undefined;
  readonly objectionTo: (list: List) => string | undefined;
  readonly run: {
    readonly phase: string;
    readonly start: (job: Job) => Promise<void>;
    readonly reset: () => void;
  };
}

const STEP = "schritt";

/** In the address, so that the browser's way back leads through the steps. */
const useStep = () => {
  const [parameters, setParameters] = useSearchParams();
  const asked = Math.max(Math.trunc(Number(parameters.get(STEP))) || 1, 1);
  const go = (next: number, { replace = false } = {}) =>
    setParameters(next === 1 ? {} : { [STEP]: String(next) }, { replace });
  return [asked, go] as const;
};

export const useImportWizard = <Choice, List, Job>({
  guess,
  listOf,
  objectionTo,
  run,
}: WizardOptions<Choice, List, Job>) => {
  const navigate = useNavigate();
  const [asked, go] = useStep();
  const [lastAsked, setLastAsked] = useState(asked);
  const [file, setFile] = useState<ChosenFile>();
  const [choice, setChoice] = useState<Choice>();
  const [problem, setProblem] = useState<string>();
  const [list, setList] = useState<List>();
  const [job, setJob] = useState<Job>();
  const guard = useUnsavedGuard(file !== undefined && run.phase !== "finished");
  const isUnderWay = job !== undefined && run.phase !== "finished";
  const farthest = job ? 4 : list ? 3 : choice ? 2 : 1;
  const step = isUnderWay ? 4 : Math.min(asked, farthest);

  if (asked !== lastAsked) {
    setLastAsked(asked);
    // What is chosen before a preview may change, so the way forward leads to a new one.
    if (asked < 3 && !isUnderWay) {
      setList(undefined);
      setJob(undefined);
    }
  }
  useEffect(() => {
    if (asked !== step) go(step, { replace: true });
  });

  return {
    step,
    toColumns: () => go(2),
    back: () => void navigate(-1),
    file,
    choice,
    setChoice,
    problem,
    list,
    job,
    guard,
    take: (taken: ChosenFile | undefined) => {
      setFile(taken);
      setChoice(taken && guess(taken.table));
      setProblem(undefined);
    },
    preview: () => {
      const next = file && choice && listOf(file, choice);
      if (!next) return;
      const objection = objectionTo(next);
      setProblem(objection);
      if (objection) return;
      setList(next);
      go(3);
    },
    start: (ready: Job) => {
      setJob(ready);
      void run.start(ready);
    },
    restart: () => {
      run.reset();
      setFile(undefined);
      setChoice(undefined);
      setList(undefined);
      setJob(undefined);
    },
  };
};
