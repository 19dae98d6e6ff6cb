import { zodResolver } from "@hookform/resolvers/zod";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { IMPORT_BODY_LIMIT } from "../../../../shared/news/subscriber-import.ts";
import { useSignedIn } from "../../../app/client/session.ts";
import { ColumnsStep } from "../../../components/import/columns-step.tsx";
import { ImportFrame } from "../../../components/import/import-frame.tsx";
import { bytesOf } from "../../../components/import/import-list.ts";
import { LineTable } from "../../../components/import/line-table.tsx";
import { ResultStep } from "../../../components/import/result-step.tsx";
import { useImportWizard } from "../../../components/import/use-import-wizard.ts";
import { officesQuery } from "../../../components/people/offices.queries.ts";
import { newsPaths } from "../../news-paths.ts";
import { useOfficeName } from "../../offices.ts";
import { useEditableOffices } from "../../use-editable-offices.ts";
import { ConsentQuestion } from "../consent/consent-question.ts";
import { UndoThisImport } from "../undoing/undo-this-import.tsx";
import { type ColumnChoice, guessColumns, missingFields } from "./column-choice.ts";
import { type ConsentForm, FileStep } from "./file-step.tsx";
import { importText as text } from "./import.text.ts";
import { sampleOf, subscriberColumns } from "./import-columns.ts";
import { bodyOf, type ImportJob, type ImportList } from "./import-job.ts";
import { notedLines, whoLabels } from "./import-lines.ts";
import { PreviewStep } from "./preview-step.tsx";
import { rowsToSend } from "./rows-to-send.ts";
import { useSubscriberImport } from "./use-subscriber-import.ts";

/** One's own office if its subscribers may be edited, or the only one. */
const useFirstOffice = (): string | undefined => {
  const { employee } = useSignedIn();
  const own = useEditableOffices().flatMap(({ value }) => value ?? []);
  return own.find((id) => id === employee?.employedAt) ?? (own.length === 1 ? own[0] : undefined);
};

export const SubscriberImportPage = () => {
  // Loaded first: otherwise someone quick is asked for an office that is chosen a moment later.
  useSuspenseQuery(officesQuery);
  const firstOffice = useFirstOffice();
  const [chosenOffice, setOffice] = useState<string>();
  const office = chosenOffice ?? firstOffice;
  const officeName = useOfficeName();
  const consent: ConsentForm = useForm({ resolver: zodResolver(ConsentQuestion) });
  const run = useSubscriberImport();
  const wizard = useImportWizard<ColumnChoice, ImportList, ImportJob>({
    guess: guessColumns,
    listOf: ({ table }, choice) => {
      const stated = ConsentQuestion.safeParse(consent.getValues()).data;
      return office === undefined || stated === undefined
        ? undefined
        : {
            organisationId: office,
            ...stated,
            rows: rowsToSend(table, choice),
            lines: table.rows.map(({ line }) => line),
          };
    },
    objectionTo: (list) => (bytesOf(bodyOf(list)) > IMPORT_BODY_LIMIT ? text.tooManyBytes : undefined),
    run,
  });
  const { step, file, choice, list, job } = wizard;

  return (
    <ImportFrame title={text.title} wizard={wizard}>
      {step === 1 && (
        <FileStep
          office={office}
          onOffice={setOffice}
          consent={consent}
          file={file}
          onFile={wizard.take}
          onNext={wizard.toColumns}
        />
      )}
      {step === 2 && file && choice && (
        <ColumnsStep
          table={file.table}
          columns={subscriberColumns(file.table)}
          choice={choice}
          onChoice={wizard.setChoice}
          missing={missingFields(choice)}
          missingText={text.required}
          help={text.flagHelp}
          sampleOf={sampleOf(choice)}
          problem={wizard.problem}
          onBack={wizard.back}
          onNext={wizard.preview}
        />
      )}
      {step === 3 && list && <PreviewStep list={list} onBack={wizard.back} onStart={wizard.start} />}
      {step === 4 && list && job && (
        <>
          <ResultStep
            job={job}
            total={job.rows.length}
            skipped={list.rows.length - job.rows.length}
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
            whoLabels={whoLabels}
            noted={
              <LineTable
                lines={notedLines(run.progress.notes, officeName, job)}
                whoLabels={whoLabels}
                words={text.notes}
              />
            }
            list={{ path: newsPaths.subscribers, label: text.toList }}
            onAnother={() => {
              consent.reset();
              wizard.restart();
            }}
          />
          {run.phase !== "running" && run.phase !== "stopping" && <UndoThisImport id={job.importId} />}
        </>
      )}
    </ImportFrame>
  );
};
