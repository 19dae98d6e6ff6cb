import "../access.css";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { fold, wordsOf } from "../../../../shared/fold.ts";
import type { RoleInUse } from "../../../../shared/login/roles.contract.ts";
import { SEARCH_TERM } from "../../../app/shell/paths.ts";
import { Button } from "../../../components/button.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Section, Stack } from "../../../components/layout/layout.tsx";
import type { ListColumn, RowAction } from "../../../components/list/list-column.ts";
import { useRemoveAction } from "../../../components/list/use-remove-action.ts";
import { WholeList } from "../../../components/list/whole-list.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { useAddressParameters } from "../../../components/use-address-parameters.ts";
import { commonText } from "../../../components/words.text.ts";
import { administrationPaths } from "../../administration-paths.ts";
import { accessText } from "../access.text.ts";
import { AccessTabs } from "../access-tabs.tsx";
import { grantLines, type RessourceName, useRessourceName } from "./grant-words.ts";
import { roleMutations, roleQueries } from "./roles.queries.ts";
import { rolesText as text } from "./roles.text.ts";

const useRoleActions = () => {
  const navigate = useNavigate();
  const removeAction = useRemoveAction();
  const { mutateAsync: remove } = useMutation(roleMutations.remove);

  return ({ id, name, ruleGroupName, usersCount }: RoleInUse): RowAction[] => [
    { label: commonText.edit, icon: "pi-pencil", run: () => void navigate(administrationPaths.role(id)) },
    { label: commonText.copy, icon: "pi-copy", run: () => void navigate(administrationPaths.copyOfRole(id)) },
    {
      label: text.give,
      icon: "pi-users",
      run: () => void navigate(administrationPaths.accessTo(ruleGroupName, name)),
    },
    usersCount > 0
      ? {
          label: text.stillHeld(formatNumber(usersCount)),
          icon: "pi-trash",
          isDisabled: true,
          run: () => {},
        }
      : removeAction({
          title: text.removeTitle,
          warning: text.removeWarning(name),
          done: text.removed(name),
          run: () => remove(id),
        }),
  ];
};

const Grants = ({ role, nameOf }: { role: RoleInUse; nameOf: RessourceName }) => {
  const lines = grantLines(role, nameOf);
  return lines.length === 0 ? (
    <span className="muted">{text.nothing}</span>
  ) : (
    <Stack as="ul" gap={0}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
};

const columnsWith = (nameOf: RessourceName): ListColumn<RoleInUse>[] => [
  { field: "name", header: text.name, body: ({ name }) => name, card: "title", width: "28%" },
  { field: "rules", header: text.rules, body: (role) => <Grants role={role} nameOf={nameOf} /> },
  {
    field: "usersCount",
    header: text.users,
    body: ({ id, name, usersCount }) =>
      usersCount === 0 ? (
        "0"
      ) : (
        <Link
          className="above-card"
          to={administrationPaths.usersWithRole(id)}
          aria-label={text.showUsers(formatNumber(usersCount), name)}
        >
          {formatNumber(usersCount)}
        </Link>
      ),
    width: "112px",
    align: "end",
  },
];

export const RolesPage = () => {
  const navigate = useNavigate();
  const [parameters, setParameters] = useAddressParameters();
  const { data: roles } = useSuspenseQuery(roleQueries.list);
  const nameOf = useRessourceName();
  const rowActions = useRoleActions();
  const term = parameters.get(SEARCH_TERM) ?? "";
  const words = wordsOf(term);
  const textOf = (role: RoleInUse) =>
    fold([role.name, role.ruleGroupName, ...grantLines(role, nameOf)].join("\n"));
  const found = roles.filter((role) => words.every((word) => textOf(role).includes(word)));
  const groups = Map.groupBy(found, ({ ruleGroupName }) => ruleGroupName);
  const search = (next: string) =>
    setParameters(() => new URLSearchParams(next ? { [SEARCH_TERM]: next } : {}), { replace: true });
  const create = (
    <Button
      icon="pi pi-plus"
      label={text.create}
      onClick={() => void navigate(administrationPaths.newRole)}
    />
  );

  return (
    <>
      <PageHeader title={accessText.roles} action={create} />
      <AccessTabs />
      <TextInput
        type="search"
        className="roles-search"
        aria-label={text.search}
        placeholder={text.search}
        value={term}
        onChange={(event) => search(event.target.value)}
      />
      <p className="visually-hidden" aria-live="polite">
        {text.count(formatNumber(found.length))}
      </p>
      {found.length === 0 && (
        <EmptyState
          text={words.length ? text.nothingFound : text.empty}
          action={words.length ? <Button outlined label={text.reset} onClick={() => search("")} /> : create}
        />
      )}
      {[...groups].map(([group, members]) => (
        <Section key={group} className="role-group" title={group} gap={3}>
          <WholeList
            label={group}
            slots={members.map((row) => ({ id: row.id, row }))}
            columns={columnsWith(nameOf)}
            rowLabel={({ name }) => name}
            rowHref={({ id }) => administrationPaths.role(id)}
            rowActions={rowActions}
          />
        </Section>
      ))}
    </>
  );
};
