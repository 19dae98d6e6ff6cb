import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { RoleInUse } from "../../../shared/login/roles.contract.ts";
import { USER_OF } from "../../app/shell/paths.ts";
import { peopleQueries } from "../../components/people/people.queries.ts";
import { useOpeningParameter } from "../../components/use-address-parameters.ts";
import { roleQueries } from "../access/roles/roles.queries.ts";
import { UserEditor } from "./user-editor.tsx";
import { newUser, roleOfOffice, suggestedUsername, userFormOf } from "./user-form.ts";
import { userQueries } from "./users.queries.ts";
import { usersText } from "./users.text.ts";

const NewUserOf = ({ id, roles }: { id: string; roles: readonly RoleInUse[] }) => {
  const { data: person } = useSuspenseQuery(peopleQueries.one(id));
  const start = {
    ...newUser,
    employeeId: id,
    username: suggestedUsername(person),
    roleId: roleOfOffice(roles, person.employedAt),
  };

  return <UserEditor title={usersText.create} start={start} />;
};

export const NewUserPage = () => {
  const id = useOpeningParameter(USER_OF);
  // Creating users needs access to roles, so a viewer without it is refused before typing.
  const { data: roles } = useSuspenseQuery(roleQueries.list);

  return id ? <NewUserOf id={id} roles={roles} /> : <UserEditor title={usersText.create} start={newUser} />;
};

export const UserEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(userQueries.edit(id));

  return <UserEditor key={id} title={stored.data.username} stored={stored} start={userFormOf(stored.data)} />;
};
