import { useState } from "react";
import { useSignedIn } from "../../app/client/session.ts";
import { FormField } from "../../components/form/form-field.tsx";
import { ImportWizard } from "../../components/import/import-wizard.tsx";
import { ImportPreview } from "../../components/import/preview-step.tsx";
import { NotAllowed } from "../../components/no-access.tsx";
import { useOfficeNames, useOfficeOptions } from "../../components/people/offices.ts";
import { Select } from "../../components/select.tsx";
import { employeeImport, inWords } from "./employee-import.ts";
import { importText as text } from "./import.text.ts";

/** The Dropdown shows nothing for null; no id has a colon. */
const NONE = ":none";

const Wizard = () => {
  const [office, setOffice] = useState<string | null>(null);
  const offices = useOfficeOptions();
  const officeName = useOfficeNames("");

  return (
    <ImportWizard
      kind={employeeImport}
      listOf={(rows) => ({ ...rows, organisationId: office })}
      below={
        <FormField label={text.office} help={text.officeHelp}>
          {({ id, ...aria }) => (
            <Select
              inputId={id}
              {...aria}
              value={office ?? NONE}
              options={[{ label: text.noOffice, value: NONE }, ...offices]}
              filter={offices.length > 10}
              onChange={({ value }: { value: string }) => setOffice(value === NONE ? null : value)}
            />
          )}
        </FormField>
      }
      preview={(props) => (
        <ImportPreview
          kind={employeeImport}
          {...props}
          inWords={inWords(officeName)}
          notes={<p className="muted">{text.stays}</p>}
        />
      )}
    />
  );
};

export const EmployeeImportPage = () => {
  const { user } = useSignedIn();
  return user.isAdmin ? <Wizard /> : <NotAllowed />;
};
