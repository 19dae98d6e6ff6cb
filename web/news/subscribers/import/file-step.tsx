import { Button } from "primereact/button";
import { Dropdown } from "primereact/dropdown";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { MAX_IMPORT_ROWS } from "../../../../shared/news/subscriber-import.ts";
import { FormField } from "../../../components/form/form-field.tsx";
import { FileDrop } from "../../../components/import/file-drop.tsx";
import { ImportOffice } from "../../../components/import/import-office.tsx";
import type { ChosenFile } from "../../../components/import/use-file-reading.ts";
import { Row } from "../../../components/layout/row.tsx";
import { Stack } from "../../../components/layout/stack.tsx";
import { useEditableOffices } from "../../use-editable-offices.ts";
import { ConsentFields } from "../consent/consent-fields.tsx";
import type { ConsentQuestion } from "../consent/consent-question.ts";
import { importText as text } from "./import.text.ts";

export type ConsentForm = UseFormReturn<
  z.input<typeof ConsentQuestion>,
  unknown,
  z.output<typeof ConsentQuestion>
>;

interface FileStepProps {
  office: string | undefined;
  onOffice: (id: string) => void;
  consent: ConsentForm;
  file: ChosenFile | undefined;
  onFile: (file: ChosenFile | undefined) => void;
  onNext: () => void;
}

export const FileStep = ({ office, onOffice, consent, file, onFile, onNext }: FileStepProps) => {
  const offices = useEditableOffices().filter(({ value }) => value !== null);
  const [isAsked, setIsAsked] = useState(false);
  const next = consent.handleSubmit(() => office && onNext());

  return (
    <Stack as="section" gap={6} aria-label={text.stepNames[0]}>
      <ImportOffice>
        <FormField
          label={text.office}
          help={text.officeHelp}
          required
          problem={isAsked && !office ? text.officeMissing : undefined}
        >
          {({ id, ...aria }) => (
            <Dropdown
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
      </ImportOffice>
      <FileDrop help={text.fileHelp} mostRows={MAX_IMPORT_ROWS} file={file} onFile={onFile} />
      <Row align="center">
        <Button
          label={text.toColumns}
          disabled={!file}
          onClick={() => {
            setIsAsked(true);
            void next();
          }}
        />
      </Row>
    </Stack>
  );
};
