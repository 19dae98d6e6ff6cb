import type { UseFormReturn } from "react-hook-form";
import { positionLabels } from "../../../shared/applications/position.text.ts";
import { positions } from "../../../shared/applications/position.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { MultiSelectField } from "../../components/form/choice/multi-select-field.tsx";
import { DateField } from "../../components/form/date/date-field.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import type { ApplicationInput } from "../applications.queries.ts";
import { detailText, applicationFields as fields, editText as text } from "../applications.text.ts";

interface ApplicationFieldsProps {
  form: UseFormReturn<ApplicationInput>;
}

const options = positions.map((value) => ({ value, label: positionLabels[value] }));

export const PersonFields = ({ form }: ApplicationFieldsProps) => {
  const line = (name: "salutation" | "street" | "zip" | "city" | "phone") => (
    <TextField form={form} name={name} label={fields[name]} />
  );

  return (
    <EditorPanel title={detailText.person}>
      {line("salutation")}
      <FieldPair>
        <TextField form={form} name="firstname" label={fields.firstname} required />
        <TextField form={form} name="lastname" label={fields.lastname} required />
      </FieldPair>
      <FieldPair>
        <TextField form={form} name="email" label={fields.email} type="email" required />
        {line("phone")}
      </FieldPair>
      <DateField form={form} name="birthdate" label={fields.birthdate} />
      {line("street")}
      <FieldPair first="third">
        {line("zip")}
        {line("city")}
      </FieldPair>
    </EditorPanel>
  );
};

const longFields = [
  "current_position",
  "education_school",
  "education_university",
  "education_degree",
  "additional_qualitfications",
  "comments",
] as const;

export const CareerFields = ({ form }: ApplicationFieldsProps) => (
  <EditorPanel title={detailText.career}>
    {longFields.map((name) => (
      <TextField key={name} form={form} name={name} label={fields[name]} rows={2} />
    ))}
  </EditorPanel>
);

export const SideFields = ({ form }: ApplicationFieldsProps) => (
  <EditorPanel title={text.state}>
    <CheckField form={form} name="isProcessed" label={fields.isProcessed} />
    <MultiSelectField
      form={form}
      name="positions"
      label={fields.positions}
      options={options}
      add={text.addPosition}
    />
    <TextField form={form} name="position_other" label={fields.position_other} />
  </EditorPanel>
);
