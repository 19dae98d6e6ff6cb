import "../../components/import/import.css";
import { useState } from "react";
import { EMPLOYEE_IMPORT_BODY_LIMIT } from "../../../shared/organisations/employee-import.ts";
import { useSignedIn } from "../../app/session.ts";
import { useUnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { ColumnsStep } from "../../components/import/columns-step.tsx";
import { ResultStep } from "../../components/import/result-step.tsx";
import type { ChosenFile } from "../../components/import/use-file-reading.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { StepList } from "../../components/step-list.tsx";
import { employeePaths } from "../employee-paths.ts";
import { type ColumnChoice, employeeColumns, guessColumns, missingFields } from "./column-choice.ts";
import { FileStep } from "./file-step.tsx";
import { importText as text } from "./import.text.ts";
import { bytesOf, type ImportList } from "./import-job.ts";
import { PreviewStep } from "./preview-step.tsx";
import { rowsToSend, sampleOf } from "./rows-to-send.ts";
import { useEmployeeImport } from "./use-employee-import.ts";

const Wizard = () => {
  const [step, setStep] = useState(1);
  const [office, setOffice] = useState<string | null>(null);
  const [file, setFile] = useState<ChosenFile>();
  const [choice, setChoice] = useState<ColumnChoice>();
  const [problem, setProblem] = useState<string>();
  const [list, setList] = useState<ImportList>();
  const [job, setJob] = useState<ImportList>();
  const run = useEmployeeImport();
  const guard = useUnsavedGuard(file !== undefined && run.phase !== "finished");

  const take = (taken: ChosenFile) => {
    setFile(taken);
    setChoice(guessColumns(taken.table));
    setProblem(undefined);
  };
  const preview = () => {
    if (!file || !choice) return;
    const next: ImportList = {
      organisationId: office,
      rows: rowsToSend(file.table, choice),
      lines: file.table.rows.map(({ line }) => line),
    };
    const isTooLarge = bytesOf(next) > EMPLOYEE_IMPORT_BODY_LIMIT;
    setProblem(isTooLarge ? text.tooManyBytes : undefined);
    if (isTooLarge) return;
    setList(next);
    setStep(3);
  };
  const start = (ready: ImportList) => {
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
          columns={employeeColumns}
          choice={choice}
          onChoice={setChoice}
          missing={missingFields(choice)}
          missingText={text.required}
          help={text.help}
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
          labels={text.done}
          countsOf={({ created, updated, unchanged, refused }) => ({
            created,
            updated,
            unchanged,
            refused: refused.length,
          })}
          bad="refused"
          whoLabel={text.who}
          list={{ path: employeePaths.list, label: text.toList }}
          onAnother={restart}
        />
      )}
      {guard.dialog}
    </>
  );
};

/** A list of people from a file: what its columns are, what it would change, and then what it did. */
export const EmployeeImportPage = () => {
  const { user } = useSignedIn();
  return user.isAdmin ? <Wizard /> : <NotAllowed />;
};
