import "../access.css";
import type { UseFormReturn } from "react-hook-form";
import { type Rule, ressourceKinds } from "../../../../shared/contract/permissions.ts";
import { MultiSelectField } from "../../../components/form/choice/multi-select-field.tsx";
import { SelectField } from "../../../components/form/choice/select-field.tsx";
import { useOfficeOptions } from "../../../components/people/offices.ts";
import { accessText, ruleText, shownRules } from "../access.text.ts";
import { useGroupOptions } from "./group-options.ts";
import type { RoleForm } from "./role-form.ts";
import { roleEditorText as text } from "./roles.text.ts";

type WithScopes = Pick<RoleForm, "scopes">;

const simple = [
  { label: text.nowhere, value: "nowhere" },
  { label: text.everywhere, value: "everywhere" },
];

const ScopeField = ({ form, rule }: { form: UseFormReturn<WithScopes>; rule: Rule }) => {
  const offices = useOfficeOptions();
  const { where, ressources } = form.watch(`scopes.${rule}`);
  const { label, help } = ruleText[rule];
  const isOfGroups = ressourceKinds[rule] === "group";
  const groups = useGroupOptions();
  const isKnown = (id: string) => groups.some(({ value }) => value === id);
  // A deleted group stays selectable, so that its grant can be removed.
  const gone = ressources
    .filter((id) => !isKnown(id))
    .map((id) => ({ label: accessText.group(id), value: id }));
  const options = [...simple, { label: isOfGroups ? text.someGroups : text.some, value: "some" }];

  return (
    <div className="scope">
      <SelectField form={form} name={`scopes.${rule}.where`} label={label} help={help} options={options} />
      {where === "some" && (
        <MultiSelectField
          form={form}
          name={`scopes.${rule}.ressources`}
          label={text.offices(label)}
          options={isOfGroups ? [...groups, ...gone] : offices}
          add={isOfGroups ? text.addGroup : text.addOffice}
        />
      )}
    </div>
  );
};

export const ScopeFields = <Form extends WithScopes>({ form }: { form: UseFormReturn<Form> }) =>
  shownRules.map((rule) => (
    // `ScopeField` touches only the scopes, so the form's other fields may differ.
    <ScopeField key={rule} form={form as unknown as UseFormReturn<WithScopes>} rule={rule} />
  ));
