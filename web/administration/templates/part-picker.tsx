import { Dropdown } from "primereact/dropdown";
import { TemplatePart } from "../../../shared/administration/template-part.ts";
import { FormField } from "../../components/form/form-field.tsx";
import { partGroups, partText, editorText as text } from "./templates.text.ts";

interface PartPickerProps {
  part: TemplatePart;
  onPick: (part: TemplatePart) => void;
  isFaulty: (part: TemplatePart) => boolean;
}

export const PartPicker = ({ part, onPick, isFaulty }: PartPickerProps) => {
  const labelOf = (one: TemplatePart) =>
    isFaulty(one) ? text.faulty(partText[one].label) : partText[one].label;
  const groups = partGroups.map(({ label, parts }) => ({
    label,
    items: parts.map((one) => ({ label: labelOf(one), value: one })),
  }));

  return (
    <FormField label={text.part} help={partText[part].help}>
      {({ id, ...aria }) => (
        <Dropdown
          inputId={id}
          {...aria}
          value={part}
          options={groups}
          optionGroupLabel="label"
          optionGroupChildren="items"
          scrollHeight="400px"
          onChange={({ value }) => onPick(TemplatePart.parse(value))}
        />
      )}
    </FormField>
  );
};
