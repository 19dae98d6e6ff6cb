import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { RoleInUse } from "../../../shared/login/roles.contract.ts";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { lazyBulk } from "../../components/bulk/lazy-bulk.tsx";
import { useBulk } from "../../components/bulk/use-bulk.ts";
import type { ListColumn } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { commonText } from "../../components/words.text.ts";
import { roleQueries } from "../access/roles/roles.queries.ts";
import { administrationPaths } from "../administration-paths.ts";
import { useUserActions } from "./use-user-actions.ts";
import { useUserFilters } from "./user-filters.ts";
import { userName } from "./user-name.ts";
import { UserState } from "./user-state.tsx";
import { userQueries } from "./users.queries.ts";
import { usersText as text, userFields } from "./users.text.ts";

const none: readonly RoleInUse[] = [];

const rolesOf = ({ roleId, activeRoleIds }: EmployeeUser, roles: readonly RoleInUse[]) => {
  const ids = activeRoleIds.toSorted((one, other) => Number(other === roleId) - Number(one === roleId));
  const [first = "", ...more] = ids.flatMap((id) => roles.find((role) => role.id === id)?.name ?? []);
  return more.length === 0 ? first : text.moreRoles(first, String(more.length));
};

const columnsOf = (roles: readonly RoleInUse[]): ListColumn<EmployeeUser>[] => [
  { field: "lastname", header: commonText.name, body: userName, card: "title", width: "20%" },
  {
    field: "username",
    header: userFields.username,
    body: ({ username }) => username,
    width: "18%",
  },
  {
    field: "employedAtName",
    header: commonText.office,
    body: ({ employedAtName }) => employedAtName,
  },
  { field: "roles", header: text.roles, body: (user) => rolesOf(user, roles) },
  {
    field: "isActive",
    header: text.state,
    body: (user) => <UserState user={user} />,
    width: "152px",
  },
];

const BulkUsers = lazyBulk(async () => (await import("./bulk-users.tsx")).BulkUsers);

export const UsersPage = () => {
  const { data: roles = none, isPending } = useQuery(roleQueries.list);
  const list = useList(userQueries.list, isPending);
  const filters = useUserFilters();
  const actionsOf = useUserActions();
  const bulk = useBulk(list, userQueries.list, userName);
  const navigate = useNavigate();

  return (
    <>
      <ListPage
        title={text.title}
        list={list}
        create={{ label: text.create, run: () => void navigate(administrationPaths.newUser) }}
        columns={columnsOf(roles)}
        filters={filters}
        rowLabel={userName}
        selection={bulk.selection}
        rowHref={({ id }) => administrationPaths.user(id)}
        rowActions={actionsOf}
        empty={text.empty}
      />
      <BulkUsers bulk={bulk} />
    </>
  );
};
