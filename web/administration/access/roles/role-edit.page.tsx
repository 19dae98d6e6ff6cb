import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { Role } from "../../../../shared/login/role.ts";
import { COPY_OF } from "../../../app/shell/paths.ts";
import { useOpeningParameter } from "../../../components/use-address-parameters.ts";
import { RoleEditor } from "./role-editor.tsx";
import { newRole, roleFormOf } from "./role-form.ts";
import { roleQueries } from "./roles.queries.ts";
import { rolesText } from "./roles.text.ts";

const copyOf = (role: Role) => ({ ...roleFormOf(role), name: rolesText.copyOf(role.name) });

export const NewRolePage = () => {
  const sourceId = useOpeningParameter(COPY_OF);
  const { data: roles } = useSuspenseQuery(roleQueries.list);
  const source = roles.find(({ id }) => id === sourceId);

  return (
    <RoleEditor
      title={rolesText.create}
      start={source ? copyOf(source) : newRole}
      isStartUnsaved={source !== undefined}
    />
  );
};

export const RoleEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(roleQueries.edit(id));

  return <RoleEditor key={id} title={stored.data.name} stored={stored} start={roleFormOf(stored.data)} />;
};
