import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { RoleInUse } from "../../../shared/login/roles.contract.ts";
import type { KnownUser } from "../../../shared/login/users.contract.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { Button } from "../../components/button.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { EditorColumns, EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { type EditorStart, useEditor } from "../../components/form/editor/use-editor.ts";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { peopleQueries } from "../../components/people/people.queries.ts";
import { usePersonNames } from "../../components/people/use-person-names.ts";
import { useToasts } from "../../components/toasts.tsx";
import { roleQueries } from "../access/roles/roles.queries.ts";
import { administrationPaths } from "../administration-paths.ts";
import { EmployeeField } from "./employee-field.tsx";
import { useDeactivation } from "./use-deactivation.tsx";
import { useInvitations } from "./use-invitations.ts";
import {
  newUserResolver,
  roleOfOffice,
  suggestedUsername,
  type UserForm,
  userFormOf,
  userResolver,
} from "./user-form.ts";
import { UserState } from "./user-state.tsx";
import { userMutations, userQueries } from "./users.queries.ts";
import { userEditorText as text, userFields, usersText } from "./users.text.ts";

interface InviteButtonProps {
  user: KnownUser;
  name: string;
  label: string;
}

const InviteButton = ({ user, name, label }: InviteButtonProps) => {
  const toasts = useToasts();
  const invite = useMutation({
    ...userMutations.invite,
    onSuccess: () => toasts.success(usersText.sent(name)),
    onError: (error) => toasts.problem(error),
  });
  return (
    <Button
      outlined
      icon="pi pi-envelope"
      label={label}
      loading={invite.isPending}
      onClick={() => invite.mutate(user.id)}
    />
  );
};

const none: readonly RoleInUse[] = [];

export const UserEditor = ({ title, ...opened }: EditorStart<UserForm, KnownUser>) => {
  const { data: roles = none } = useQuery(roleQueries.list);
  const askToDeactivate = useDeactivation();
  const { labelOf, needsFirmAccount } = useInvitations({ enabled: !opened.stored });
  const editor = useEditor<UserForm, KnownUser>({
    ...opened,
    resolver: opened.stored ? userResolver : newUserResolver,
    formOf: userFormOf,
    labels: userFields,
    edit: userQueries.edit,
    saving: userMutations.save,
    pathOf: administrationPaths.user,
  });
  const { form, stored, conflict } = editor;
  const field = fieldsOf(form, userFields);
  const user = stored?.data;
  const names = usePersonNames(form.watch("employeeId"), user?.employeeId, conflict?.theirs.employeeId);
  const { data: person } = useQuery({
    ...peopleQueries.one(user?.employeeId ?? ""),
    enabled: Boolean(user?.employeeId),
  });
  const office = person?.employedAt ?? undefined;
  const isAdmin = form.watch("isAdmin");
  const invitation = user?.isActive && user.employeeId !== null ? labelOf(user) : undefined;
  const name = names.get(user?.employeeId ?? "") ?? user?.username ?? title;

  const submit = async () => {
    const ends = user?.isActive && !form.getValues("isActive");
    if (!ends) return editor.submit();
    askToDeactivate({ id: user.id, name, employeeId: user.employeeId }, () => editor.submit());
    return undefined;
  };

  const suggest = (picked: Employee) => {
    const { username, roleId } = form.formState.dirtyFields;
    if (user) return;
    if (!roleId) form.setValue("roleId", roleOfOffice(roles, picked.employedAt), { shouldDirty: false });
    if (!username) form.setValue("username", suggestedUsername(picked), { shouldDirty: false });
  };

  return (
    <EditorFrame
      title={name}
      editor={{ ...editor, submit }}
      inWords={{
        employeeId: ({ employeeId }) => names.get(employeeId ?? "") ?? "",
        roleId: ({ roleId }) => roles.find(({ id }) => id === roleId)?.name ?? "",
      }}
      listPath={administrationPaths.users}
      saveLabel={stored ? undefined : text.invite}
    >
      <EditorColumns>
        <Stack>
          <EmployeeField form={form} userId={user?.id} onPick={suggest} />
          <TextField
            {...field("username")}
            help={needsFirmAccount(user ?? { isAdmin }) ? text.usernameUnusedHelp : text.usernameHelp}
            required
          />
          <SelectField
            {...field("roleId")}
            help={text.roleHelp}
            options={[
              { label: text.noRole, value: null },
              ...roles.map((role) => ({
                label: usersText.roleIn(role.ruleGroupName, role.name),
                value: role.id,
              })),
            ]}
          />
          {!stored && (
            <FieldHelp>{needsFirmAccount({ isAdmin }) ? text.firmAccountHelp : text.inviteHelp}</FieldHelp>
          )}
        </Stack>
        <Stack gap={6}>
          <EditorPanel title={text.access} className="user-access">
            {user && <UserState user={user} />}
            <div>
              {user && <Check {...form.register("isActive")}>{userFields.isActive}</Check>}
              <Check {...form.register("isAdmin")}>{text.isAdmin}</Check>
            </div>
            {user && (
              <>
                {invitation && <InviteButton user={user} name={name} label={invitation} />}
                <Link to={administrationPaths.accessOf(user.username)}>{text.allRoles}</Link>
                <Link to={administrationPaths.why({ user: user.id, ressource: office })}>
                  {usersText.why}
                </Link>
              </>
            )}
          </EditorPanel>
        </Stack>
      </EditorColumns>
    </EditorFrame>
  );
};
