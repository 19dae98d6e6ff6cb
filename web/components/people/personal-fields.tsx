import { useFormContext, useWatch } from "react-hook-form";
import { employeeLabels as fields } from "../../../shared/organisations/employee.fields.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { CheckField } from "../form/choice/check-field.tsx";
import { DateField } from "../form/date/date-field.tsx";
import { EditorPanel } from "../form/editor/editor-panel.tsx";
import { FieldGrid } from "../form/field-grid.tsx";
import { fieldsOf } from "../form/form-field.tsx";
import { TextField } from "../form/text/text-field.tsx";
import { employeeFormText as text } from "./employee.text.ts";
import type { PersonalForm } from "./employee-form.ts";
import { PublicSight } from "./public-sight.tsx";

// Two forms share these fields, so the form comes from a provider.
const usePersonalFields = () => fieldsOf(useFormContext<PersonalForm>(), fields);

export const ContactFields = ({ children }: { children?: React.ReactNode }) => {
  const field = usePersonalFields();

  return (
    <EditorPanel title={text.contact}>
      <FieldGrid>
        {children}
        <TextField {...field("phoneExtension")} />
        <TextField {...field("phoneMobile")} />
        <TextField {...field("phoneLandline")} />
        <TextField {...field("phoneFax")} />
      </FieldGrid>
    </EditorPanel>
  );
};

export const AddressFields = () => {
  const field = usePersonalFields();

  return (
    <EditorPanel title={text.address} help={text.addressHelp}>
      <FieldGrid>
        <TextField {...field("addressStreet")} />
        <TextField {...field("addressZip")} />
        <TextField {...field("addressCity")} />
        <TextField {...field("addressCountry")} />
      </FieldGrid>
    </EditorPanel>
  );
};

export const PrivateFields = ({ help }: { help: string }) => {
  const field = usePersonalFields();

  return (
    <EditorPanel title={text.private} help={help}>
      <FieldGrid>
        <DateField {...field("birthday")} />
        <TextField {...field("hobbies")} />
        <TextField {...field("partner")} />
        <DateField {...field("partnerBirthday")} />
        <TextField {...field("kids")} />
      </FieldGrid>
    </EditorPanel>
  );
};

interface WorkFieldsProps {
  children?: React.ReactNode;
  specialties?: string;
}

export const WorkFields = ({ children, specialties }: WorkFieldsProps) => {
  const field = usePersonalFields();

  return (
    <EditorPanel title={text.work}>
      <FieldGrid>
        {children}
        <TextField {...field("specialty")} list={specialties} />
        <TextField {...field("languages")} help={text.languagesHelp} />
      </FieldGrid>
      <TextField {...field("additionalInformation")} rows={3} />
    </EditorPanel>
  );
};

interface WebsiteFieldsProps {
  stored: Employee | undefined;
  children?: React.ReactNode;
  last?: React.ReactNode;
}

export const WebsiteFields = ({ stored, children, last }: WebsiteFieldsProps) => {
  const field = usePersonalFields();
  const typed = useWatch<PersonalForm>();

  return (
    <EditorPanel title={text.website} help={text.websiteHelp}>
      <div>
        {children}
        <CheckField {...field("showJobTitle")} />
        <CheckField {...field("showPicture")} />
        <CheckField {...field("showPhone")} />
        <CheckField {...field("showEmail")} />
      </div>
      {last}
      <PublicSight stored={stored} typed={typed} />
    </EditorPanel>
  );
};
