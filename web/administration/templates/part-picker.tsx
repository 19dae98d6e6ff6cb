import { Dropdown } from "primereact/dropdown";
import { TemplatePart } from "../../../shared/administration/template-part.ts";
import { isBuilt } from "../../app/shell/areas.ts";
import { FormField } from "../../components/form/form-field.tsx";
import { partGroups, partText, editorText as text } from "./templates.text.ts";

/** Mails of areas that may not be built. */
const areaOf: Partial<Record<TemplatePart, string>> = {
  forumNotificationTemplate: "/discussions",
  calendarNotificationTemplate: "/calendar",
  cloudNotificationTemplate: "/cloud",
  materialNotificationTemplate: "/material",
  applicationInfoTemplate: "/applications",
  applicationNotificationTemplate: "/applications",
};

const isSent = (part: TemplatePart) => isBuilt(areaOf[part] ?? "/administration/templates");

interface PartPickerProps {
  part: TemplatePart;
  onPick: (part: TemplatePart) => void;
  isFaulty: (part: TemplatePart) => boolean;
}

export const PartPicker = ({ part, onPick, isFaulty }: PartPickerProps) => {
  const labelOf = (one: TemplatePart) =>
    isFaulty(one) ? text.faulty(partText[one].label) : partText[one].label;
  const groups = partGroups
    .map(({ label, parts }) => ({
      label,
      items: parts.filter(isSent).map((one) => ({ label: labelOf(one), value: one })),
    }))
    .filter(({ items }) => items.length > 0);

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
