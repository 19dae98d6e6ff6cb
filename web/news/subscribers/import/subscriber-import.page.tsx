import "../../../components/import/import.css";
import { useState } from "react";
import { IMPORT_BODY_LIMIT } from "../../../../shared/news/subscriber-import.ts";
import { useSignedIn } from "../../../app/session.ts";
import { useUnsavedGuard } from "../../../components/form/unsaved-guard.tsx";
import { ColumnsStep } from "../../../components/import/columns-step.tsx";
import { ResultStep } from "../../../components/import/result-step.tsx";
import type { ChosenFile } from "../../../components/import/use-file-reading.ts";
import { PageHeader } from "../../../components/page-header.tsx";
import { StepList } from "../../../components/step-list.tsx";
import { EditorsOnly } from "../../editors-only.tsx";
import { newsPaths } from "../../news-paths.ts";
import { useEditableOffices } from "../../use-editable-offices.ts";
import { subscriberFields } from "../subscribers.text.ts";
import { type ColumnChoice, guessColumns, missingFields } from "./column-choice.ts";
import { FileStep } from "./file-step.tsx";
import { importText as text } from "./import.text.ts";
import { sampleOf, subscriberColumns } from "./import-columns.ts";
import { bytesOf, type ImportJob, type ImportList } from "./import-job.ts";
import { PreviewStep } from "./preview-step.tsx";
import { rowsToSend } from "./rows-to-send.ts";
import { useSubscriberImport } from "./use-subscriber-import.ts";

/** The office chosen at first: the own one, if its subscribers are the person's to edit, or the only one there is. */
const useFirstOffice = (): string | undefined => {
  const { employee } = useSignedIn();
  const own = useEditableOffices().flatMap(({ value }) => value ?? []);
  return own.find((id) => id === employee?.employedAt) ?? (own.length === 1 ? own[0] : undefined);
};

const listOf = ({ table }: ChosenFile, choice: ColumnChoice, organisationId: string): ImportList => ({
  organisationId,
  rows: rowsToSend(table, choice),
  lines: table.rows.map(({ line }) => line),
});

const Wizard = () => {
  const firstOffice = useFirstOffice();
  const [step, setStep] = useState(1);
  const [chosenOffice, setOffice] = useState<string>();
  const [file, setFile] = useState<ChosenFile>();
  const [choice, setChoice] = useState<ColumnChoice>();
  const [problem, setProblem] = useState<string>();
  const [list, setList] = useState<ImportList>();
  const [job, setJob] = useState<ImportJob>();
  const run = useSubscriberImport();
  const guard = useUnsavedGuard(file !== undefined && run.phase !== "finished");
  const office = chosenOffice ?? firstOffice;

  const take = (taken: ChosenFile) => {
    setFile(taken);
    setChoice(guessColumns(taken.table));
    setProblem(undefined);
  };
  const preview = () => {
    if (!file || !choice || !office) return;
    const next = listOf(file, choice, office);
    const isTooLarge = bytesOf(next) > IMPORT_BODY_LIMIT;
    setProblem(isTooLarge ? text.tooManyBytes : undefined);
    if (isTooLarge) return;
    setList(next);
    setStep(3);
  };
  const start = (ready: ImportJob) => {
    setJob(ready);
    setStep(4);
    void run.start(ready);
  };
  const restart = () => {
    run.reset();
    setFile(undefined);
    setStep(1);
  };

  return (
    <>
      <PageHeader title={text.title} />
      <StepList
        label={text.steps}
        names={text.stepNames}
        step={step}
        announcement={text.stepOf(step, text.stepNames[step - 1] ?? "")}
      />
      {step === 1 && (
        <FileStep office={office} onOffice={setOffice} file={file} onFile={take} onNext={() => setStep(2)} />
      )}
      {step === 2 && file && choice && (
        <ColumnsStep
          table={file.table}
          columns={subscriberColumns(file.table)}
          choice={choice}
          onChoice={setChoice}
          missing={missingFields(choice)}
          missingText={text.required}
          help={text.flagHelp}
          sampleOf={sampleOf(choice)}
          problem={problem}
          onBack={() => setStep(1)}
          onNext={preview}
        />
      )}
      {step === 3 && list && <PreviewStep list={list} onBack={() => setStep(2)} onStart={start} />}
      {step === 4 && job && (
        <ResultStep
          job={job}
          total={job.rows.length}
          run={run}
          label={text.running}
          closing={job.deleteMissing ? text.deleting : undefined}
          labels={text.done}
          countsOf={({ created, updated, unchanged, protected: kept, deleted, refused }) => ({
            created,
            updated,
            unchanged,
            protected: kept,
            deleted,
            refused: refused.length,
          })}
          bad="refused"
          whoLabel={subscriberFields.email}
          list={{ path: newsPaths.subscribers, label: text.toList }}
          onAnother={restart}
        />
      )}
      {guard.dialog}
    </>
  );
};

/** A list of subscribers from a file: which, what its columns are, what it would change, and then what it did. */
export const SubscriberImportPage = () => (
  <EditorsOnly>
    <Wizard />
  </EditorsOnly>
);
