import { useFormContext, useWatch } from "react-hook-form";
import { employeeLabels as fields } from "../../../shared/organisations/employee.fields.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { CheckField } from "../form/choice/check-field.tsx";
import { DateField } from "../form/date/date-field.tsx";
import { EditorPanel } from "../form/editor/editor-panel.tsx";
import { FieldGrid } from "../form/field-grid.tsx";
import { TextField } from "../form/text/text-field.tsx";
import { employeeFormText as text } from "./employee.text.ts";
import type { PersonalForm } from "./employee-form.ts";
import { PublicSight } from "./public-sight.tsx";

// Two forms share these fields, so the form comes from a provider.
const usePersonalForm = () => useFormContext<PersonalForm>();

export const ContactFields = ({ children }: { children?: React.ReactNode }) => {
  const form = usePersonalForm();

  return (
    <EditorPanel title={text.contact}>
      <FieldGrid>
        {children}
        <TextField form={form} name="phoneExtension" label={fields.phoneExtension} />
        <TextField form={form} name="phoneMobile" label={fields.phoneMobile} />
        <TextField form={form} name="phoneLandline" label={fields.phoneLandline} />
        <TextField form={form} name="phoneFax" label={fields.phoneFax} />
      </FieldGrid>
    </EditorPanel>
  );
};

export const AddressFields = () => {
  const form = usePersonalForm();

  return (
    <EditorPanel title={text.address} help={text.addressHelp}>
      <FieldGrid>
        <TextField form={form} name="addressStreet" label={fields.addressStreet} />
        <TextField form={form} name="addressZip" label={fields.addressZip} />
        <TextField form={form} name="addressCity" label={fields.addressCity} />
        <TextField form={form} name="addressCountry" label={fields.addressCountry} />
      </FieldGrid>
    </EditorPanel>
  );
};

export const PrivateFields = ({ help }: { help: string }) => {
  const form = usePersonalForm();

  return (
    <EditorPanel title={text.private} help={help}>
      <FieldGrid>
        <DateField form={form} name="birthday" label={fields.birthday} />
        <TextField form={form} name="hobbies" label={fields.hobbies} />
        <TextField form={form} name="partner" label={fields.partner} />
        <DateField form={form} name="partnerBirthday" label={fields.partnerBirthday} />
        <TextField form={form} name="kids" label={fields.kids} />
      </FieldGrid>
    </EditorPanel>
  );
};

interface WorkFieldsProps {
  children?: React.ReactNode;
  specialties?: string;
}

export const WorkFields = ({ children, specialties }: WorkFieldsProps) => {
  const form = usePersonalForm();

  return (
    <EditorPanel title={text.work}>
      <FieldGrid>
        {children}
        <TextField form={form} name="specialty" label={fields.specialty} list={specialties} />
        <TextField form={form} name="languages" label={fields.languages} help={text.languagesHelp} />
      </FieldGrid>
      <TextField form={form} name="additionalInformation" label={fields.additionalInformation} rows={3} />
    </EditorPanel>
  );
};

interface WebsiteFieldsProps {
  stored: Employee | undefined;
  children?: React.ReactNode;
  last?: React.ReactNode;
}

export const WebsiteFields = ({ stored, children, last }: WebsiteFieldsProps) => {
  const form = usePersonalForm();
  const typed = useWatch({ control: form.control });

  return (
    <EditorPanel title={text.website} help={text.websiteHelp}>
      <div>
        {children}
        <CheckField form={form} name="showJobTitle" label={fields.showJobTitle} />
        <CheckField form={form} name="showPicture" label={fields.showPicture} />
        <CheckField form={form} name="showPhone" label={fields.showPhone} />
        <CheckField form={form} name="showEmail" label={fields.showEmail} />
      </div>
      {last}
      <PublicSight stored={stored} typed={typed} />
    </EditorPanel>
  );
};
