import { useState } from "react";
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

export const useImportWizard = <Choice, List, Job>({
  guess,
  listOf,
  objectionTo,
  run,
}: WizardOptions<Choice, List, Job>) => {
  const [step, setStep] = useState(1);
  const [file, setFile] = useState<ChosenFile>();
  const [choice, setChoice] = useState<Choice>();
  const [problem, setProblem] = useState<string>();
  const [list, setList] = useState<List>();
  const [job, setJob] = useState<Job>();
  const guard = useUnsavedGuard(file !== undefined && run.phase !== "finished");

  return {
    step,
    setStep,
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
      setStep(3);
    },
    start: (ready: Job) => {
      setJob(ready);
      setStep(4);
      void run.start(ready);
    },
    restart: () => {
      run.reset();
      setFile(undefined);
      setStep(1);
    },
  };
};
