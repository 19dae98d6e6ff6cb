import { useState } from "react";
import { EMPLOYEE_IMPORT_BODY_LIMIT } from "../../../shared/organisations/employee-import.ts";
import { useSignedIn } from "../../app/client/session.ts";
import { ColumnsStep } from "../../components/import/columns-step.tsx";
import { ImportFrame } from "../../components/import/import-frame.tsx";
import { bytesOf } from "../../components/import/import-list.ts";
import { ResultStep } from "../../components/import/result-step.tsx";
import { useImportWizard } from "../../components/import/use-import-wizard.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { employeePaths } from "../employee-paths.ts";
import { type ColumnChoice, employeeColumns, guessColumns, missingFields } from "./column-choice.ts";
import { FileStep } from "./file-step.tsx";
import { importText as text } from "./import.text.ts";
import { bodyOf, type ImportList } from "./import-job.ts";
import { PreviewStep } from "./preview-step.tsx";
import { rowsToSend, sampleOf } from "./rows-to-send.ts";
import { useEmployeeImport } from "./use-employee-import.ts";

const Wizard = () => {
  const [office, setOffice] = useState<string | null>(null);
  const run = useEmployeeImport();
  const wizard = useImportWizard<ColumnChoice, ImportList, ImportList>({
    guess: guessColumns,
    listOf: ({ table }, choice) => ({
      organisationId: office,
      rows: rowsToSend(table, choice),
      lines: table.rows.map(({ line }) => line),
    }),
    objectionTo: (list) =>
      bytesOf(bodyOf(list)) > EMPLOYEE_IMPORT_BODY_LIMIT ? text.tooManyBytes : undefined,
    run,
  });
  const { step, file, choice, list, job } = wizard;

  return (
    <ImportFrame title={text.title} wizard={wizard}>
      {step === 1 && (
        <FileStep
          office={office}
          onOffice={setOffice}
          file={file}
          onFile={wizard.take}
          onNext={wizard.toColumns}
        />
      )}
      {step === 2 && file && choice && (
        <ColumnsStep
          table={file.table}
          columns={employeeColumns}
          choice={choice}
          onChoice={wizard.setChoice}
          missing={missingFields(choice)}
          missingText={text.required}
          help={text.help}
          sampleOf={sampleOf(choice)}
          problem={wizard.problem}
          onBack={wizard.back}
          onNext={wizard.preview}
        />
      )}
      {step === 3 && list && <PreviewStep list={list} onBack={wizard.back} onStart={wizard.start} />}
      {step === 4 && list && job && (
        <ResultStep
          job={job}
          total={job.rows.length}
          skipped={list.rows.length - job.rows.length}
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
          whoLabels={[text.who]}
          list={{ path: employeePaths.list, label: text.toList }}
          onAnother={wizard.restart}
        />
      )}
    </ImportFrame>
  );
};

export const EmployeeImportPage = () => {
  const { user } = useSignedIn();
  return user.isAdmin ? <Wizard /> : <NotAllowed />;
};
