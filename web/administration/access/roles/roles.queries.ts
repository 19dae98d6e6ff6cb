import { queryOptions } from "@tanstack/react-query";
import { roles } from "../../../../shared/login/roles.contract.ts";
import { isDenied } from "../../../app/client/api-problem.ts";
import { mutationOf, savingOf } from "../../../app/client/mutation-of.ts";
import { editOf, queryOf, rowsOf } from "../../../app/client/query-of.ts";
import { type RoleForm, roleOf } from "./role-form.ts";

export const roleQueries = {
  list: queryOptions({ ...queryOf(roles.list, {}), select: rowsOf, throwOnError: isDenied }),
  edit: (id: string) => editOf(roles.read, { params: { id } }),
};

export const roleMutations = {
  save: savingOf(roles, {
    create: (form: RoleForm) => ({ body: roleOf(form) }),
    update: (form, id) => ({ params: { id }, body: roleOf(form) }),
  }),
  remove: mutationOf(roles.remove, (id: string) => ({ params: { id } })),
};
