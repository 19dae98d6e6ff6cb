import "../access.css";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { Rule } from "../../../../shared/contract/permissions.ts";
import type { Role } from "../../../../shared/login/role.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import type { InWords } from "../../../components/form/editor/differences.ts";
import { EditorFrame } from "../../../components/form/editor/editor-frame.tsx";
import { EditorPanel } from "../../../components/form/editor/editor-panel.tsx";
import { type EditorStart, useEditor } from "../../../components/form/editor/use-editor.ts";
import { TextField } from "../../../components/form/text/text-field.tsx";
import { Grid, Stack } from "../../../components/layout/layout.tsx";
import { commonText } from "../../../components/words.text.ts";
import { administrationPaths } from "../../administration-paths.ts";
import { ruleText, shownRules } from "../access.text.ts";
import { type RessourceName, scopeWords, useRessourceName } from "./grant-words.ts";
import { type RoleForm, roleFormOf, roleResolver } from "./role-form.ts";
import { roleMutations, roleQueries } from "./roles.queries.ts";
import { roleFields, rolesText, roleEditorText as text } from "./roles.text.ts";
import { ScopeFields } from "./scope-fields.tsx";

const ressourcesOf = (rule: Rule) => `scopes.${rule}.ressources`;

const labels: Readonly<Record<string, string>> = {
  name: commonText.name,
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
          <ScopeFields form={form} />
        </EditorPanel>
      </Stack>
    </EditorFrame>
  );
};
