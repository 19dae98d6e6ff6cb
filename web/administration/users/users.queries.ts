import { queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../../shared/contract/list.ts";
import type { Rule } from "../../../shared/contract/permissions.ts";
import { users, usersOfEmployee } from "../../../shared/login/users.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { editOf, queryOf, rowsOf } from "../../app/client/query-of.ts";
import type { UserForm } from "./user-form.ts";

const OFFERED = 8;

export const userQueries = {
  list: listOf(users.list, { sort: "lastname" }),
  find: (searchTerm: string) => {
    const sort = [{ field: "lastname", direction: "asc" }] as const;
    return queryOf(users.list, { query: { config: listConfig({ limit: OFFERED, searchTerm, sort }) } });
  },
  edit: (id: string) => editOf(users.read, { params: { id } }),
  one: (id: string) => queryOf(users.read, { params: { id } }),
  permissions: (id: string, { rule, ressource }: { rule: Rule; ressource: string | null }) =>
    queryOf(users.permissions, { params: { id }, query: { rule, ...(ressource ? { ressource } : {}) } }),
  ofEmployee: (id: string) =>
    queryOptions({ ...queryOf(usersOfEmployee.list, { params: { id } }), select: rowsOf }),
};

export const userMutations = {
  save: savingOf(users, {
    create: (body: UserForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  /** Sends only the fields it names, so it needs no version. */
  change: mutationOf(users.update),
  resetSecondFactor: mutationOf(users.resetSecondFactor, (id: string) => ({ params: { id } })),
  invite: mutationOf(users.invite, (id: string) => ({ params: { id } })),
};
