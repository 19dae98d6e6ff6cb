import { Button } from "primereact/button";
import { Dropdown } from "primereact/dropdown";
import { MAX_EMPLOYEE_ROWS } from "../../../shared/organisations/employee-import.ts";
import { FormField } from "../../components/form/form-field.tsx";
import { FileDrop } from "../../components/import/file-drop.tsx";
import { ImportOffice } from "../../components/import/import-office.tsx";
import type { ChosenFile } from "../../components/import/use-file-reading.ts";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { importText as text } from "./import.text.ts";

interface FileStepProps {
  office: string | null;
  onOffice: (id: string | null) => void;
  file: ChosenFile | undefined;
  onFile: (file: ChosenFile | undefined) => void;
  onNext: () => void;
}

/** The Dropdown shows nothing for null; no id has a colon. */
const NONE = ":none";

export const FileStep = ({ office, onOffice, file, onFile, onNext }: FileStepProps) => {
  const offices = useOfficeOptions();

  return (
    <Stack as="section" gap={6} aria-label={text.stepNames[0]}>
      <FileDrop help={text.fileHelp} mostRows={MAX_EMPLOYEE_ROWS} file={file} onFile={onFile} />
      <ImportOffice>
        <FormField label={text.office} help={text.officeHelp}>
          {({ id, ...aria }) => (
            <Dropdown
              inputId={id}
              {...aria}
              value={office ?? NONE}
              options={[{ label: text.noOffice, value: NONE }, ...offices]}
              filter={offices.length > 10}
              onChange={({ value }: { value: string }) => onOffice(value === NONE ? null : value)}
            />
          )}
        </FormField>
      </ImportOffice>
      <Row align="center">
        <Button label={text.toColumns} disabled={!file} onClick={onNext} />
      </Row>
    </Stack>
  );
};
