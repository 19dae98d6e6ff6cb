import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod";
import { formatDateTime } from "../../../../shared/dates/dates.ts";
import { useSignedIn } from "../../../app/client/session.ts";
import { FormField } from "../../../components/form/form-field.tsx";
import { parsedBy } from "../../../components/form/resolver.ts";
import { ImportWizard } from "../../../components/import/import-wizard.tsx";
import { Row } from "../../../components/layout/layout.tsx";
import { officesQuery } from "../../../components/people/offices.queries.ts";
import { Select } from "../../../components/select.tsx";
import { useNewsOffices } from "../../offices.ts";
import { ConsentFields } from "../consent/consent-fields.tsx";
import { ConsentQuestion } from "../subscriber-form.ts";
import { UndoButton } from "../undoing/undo-button.tsx";
import { importsQuery } from "../undoing/undoing.queries.ts";
import { undoingText } from "../undoing/undoing.text.ts";
import { importText as text } from "./import.text.ts";
import { subscriberImport } from "./subscriber-import.ts";
import { NotedRows, SubscriberPreview } from "./subscriber-preview.tsx";

type ConsentForm = UseFormReturn<z.input<typeof ConsentQuestion>, unknown, z.output<typeof ConsentQuestion>>;

const UndoThisImport = ({ id }: { id: string }) => {
  const { data: imports = [] } = useQuery(importsQuery);
  const record = imports.find((one) => one.id === id);
  if (!record) return null;

  return (
    <Row align="center" gap={4} lines={2}>
      <UndoButton {...record} />
      {record.undoneAt === null && (
        <span className="muted">{undoingText.until(formatDateTime(record.undoableUntil))}</span>
      )}
    </Row>
  );
};

/** The viewer's own office if editable, or the only editable one. */
const useFirstOffice = (): string | undefined => {
  const { employee } = useSignedIn();
  const own = useNewsOffices().flatMap(({ value }) => value ?? []);
  return own.find((id) => id === employee?.employedAt) ?? (own.length === 1 ? own[0] : undefined);
};

interface CommonFieldsProps {
  office: string | undefined;
  onOffice: (id: string) => void;
  problem: string | undefined;
  consent: ConsentForm;
}

const CommonFields = ({ office, onOffice, problem, consent }: CommonFieldsProps) => {
  const offices = useNewsOffices().filter(({ value }) => value !== null);

  return (
    <>
      <FormField label={text.office} help={text.officeHelp} required problem={problem}>
        {({ id, ...aria }) => (
          <Select
            inputId={id}
            {...aria}
            value={office}
            options={offices}
            filter={offices.length > 10}
            placeholder={text.chooseOffice}
            onChange={({ value }: { value: string }) => onOffice(value)}
          />
        )}
      </FormField>
      <ConsentFields form={consent} />
      <p className="muted">{text.consentHelp}</p>
    </>
  );
};

export const SubscriberImportPage = () => {
  // Suspends, so that nobody is asked for an office that is chosen a moment later.
  useSuspenseQuery(officesQuery);
  const firstOffice = useFirstOffice();
  const [chosenOffice, setOffice] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const office = chosenOffice ?? firstOffice;
  const consent: ConsentForm = useForm({ resolver: parsedBy(ConsentQuestion) });

  return (
    <ImportWizard
      kind={subscriberImport}
      listOf={(rows) => {
        const stated = ConsentQuestion.safeParse(consent.getValues()).data;
        return office === undefined || !stated ? undefined : { ...rows, organisationId: office, ...stated };
      }}
      above={
        <CommonFields
          office={office}
          onOffice={setOffice}
          problem={isAsked && !office ? text.officeMissing : undefined}
          consent={consent}
        />
      }
      onNext={(go) => {
        setIsAsked(true);
        void consent.handleSubmit(() => office && go())();
      }}
      preview={(props) => <SubscriberPreview {...props} />}
      resultOf={(job, { phase, progress }) => ({
        closing: job.deleteMissing ? text.deleting : undefined,
        noted: (
          <NotedRows
            notes={progress.parts.flatMap(({ first, answer: { notes = [] } }) =>
              notes.map((note) => ({ ...note, row: note.row + first })),
            )}
            list={job}
          />
        ),
        after: phase !== "running" && phase !== "stopping" && <UndoThisImport id={job.importId} />,
      })}
      onRestart={consent.reset}
    />
  );
};
