import "../access.css";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Link } from "react-router-dom";
import { type Rule, ressourceKinds } from "../../../../shared/contract/permissions.ts";
import type { Role } from "../../../../shared/login/role.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import { MultiSelectField } from "../../../components/form/choice/multi-select-field.tsx";
import { SelectField } from "../../../components/form/choice/select-field.tsx";
import type { InWords } from "../../../components/form/editor/differences.ts";
import { EditorFrame } from "../../../components/form/editor/editor-frame.tsx";
import { EditorPanel } from "../../../components/form/editor/editor-panel.tsx";
import { type EditorStart, useEditor } from "../../../components/form/editor/use-editor.ts";
import { TextField } from "../../../components/form/text/text-field.tsx";
import { Grid } from "../../../components/layout/grid.tsx";
import { Stack } from "../../../components/layout/stack.tsx";
import { useOfficeOptions } from "../../../components/people/offices.ts";
import { commonText } from "../../../components/words.text.ts";
import { administrationPaths } from "../../administration-paths.ts";
import { accessText, ruleText, shownRules } from "../access.text.ts";
import { type RessourceName, scopeWords, useRessourceName } from "./grant-words.ts";
import { useGroupOptions } from "./group-options.ts";
import { type RoleForm, roleFormOf, roleResolver } from "./role-form.ts";
import { roleMutations, roleQueries } from "./roles.queries.ts";
import { roleFields, rolesText, roleEditorText as text } from "./roles.text.ts";

const simple = [
  { label: text.nowhere, value: "nowhere" },
  { label: text.everywhere, value: "everywhere" },
];

const ScopeField = ({ form, rule }: { form: UseFormReturn<RoleForm>; rule: Rule }) => {
  const offices = useOfficeOptions();
  const { where, ressources } = form.watch(`scopes.${rule}`);
  const { label, help } = ruleText[rule];
  const isOfGroups = ressourceKinds[rule] === "group";
  const groups = useGroupOptions();
  const isKnown = (id: string) => groups.some(({ value }) => value === id);
  // What was deleted can be taken away.
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

const ressourcesOf = (rule: Rule) => `scopes.${rule}.ressources`;

const labels: Readonly<Record<string, string>> = {
  ...roleFields,
  ...Object.fromEntries(shownRules.map((rule) => [ressourcesOf(rule), ruleText[rule].label])),
};

const scopes = Object.fromEntries(shownRules.map((rule) => [ressourcesOf(rule), [`scopes.${rule}`]]));

const scopesInWords = (nameOf: RessourceName): InWords<RoleForm> =>
  Object.fromEntries(
    shownRules.map((rule) => [ressourcesOf(rule), ({ scopes }) => scopeWords(rule, scopes[rule], nameOf)]),
  );

export const RoleEditor = ({ title, ...opened }: EditorStart<RoleForm, Role>) => {
  const groupsId = useId();
  const { data: roles = [] } = useQuery(roleQueries.list);
  const nameOf = useRessourceName();
  const editor = useEditor<RoleForm, Role>({
    ...opened,
    resolver: roleResolver,
    formOf: roleFormOf,
    labels,
    together: scopes,
    edit: roleQueries.edit,
    saving: roleMutations.save,
    pathOf: administrationPaths.role,
  });
  const { form, stored } = editor;
  const groups = new Set(roles.map(({ ruleGroupName }) => ruleGroupName));
  const held = roles.find(({ id }) => id === stored?.data.id)?.usersCount ?? 0;

  return (
    <EditorFrame
      title={stored?.data.name ?? title}
      editor={editor}
      inWords={scopesInWords(nameOf)}
      listPath={administrationPaths.roles}
    >
      <Stack className="role-form" gap={6}>
        {stored && (
          <p className="muted">
            {text.intro} {text.held(formatNumber(held))}{" "}
            {held > 0 && (
              <Link
                to={administrationPaths.usersWithRole(stored.data.id)}
                aria-label={rolesText.showUsers(formatNumber(held), stored.data.name)}
              >
                {text.show}
              </Link>
            )}
          </p>
        )}
        <Grid gap={6} lines={4} align="start">
          <TextField form={form} name="name" label={commonText.name} required />
          <TextField
            form={form}
            name="ruleGroupName"
            label={roleFields.ruleGroupName}
            help={text.groupHelp}
            list={groupsId}
            required
          />
          <datalist id={groupsId}>
            {[...groups].map((group) => (
              <option key={group} value={group} />
            ))}
          </datalist>
        </Grid>
        <EditorPanel title={roleFields.grants}>
          {shownRules.map((rule) => (
            <ScopeField key={rule} form={form} rule={rule} />
          ))}
        </EditorPanel>
      </Stack>
    </EditorFrame>
  );
};
