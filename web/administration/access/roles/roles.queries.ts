import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { roles } from "../../../../shared/login/roles.contract.ts";
import { users } from "../../../../shared/login/users.contract.ts";
import { call, callVersioned } from "../../../app/client/call.ts";
import { isDenied } from "../../../app/client/denied.ts";
import { keyOf } from "../../../app/client/query-key.ts";
import type { SaveRequest } from "../../../components/form/editor/use-entity-form.ts";
import { type RoleForm, roleOf } from "./role-form.ts";

/** A role with the version that is stored now. */
export const readRole = (id: string, signal?: AbortSignal) =>
  callVersioned(roles.read, { params: { id } }, { signal });

export const roleQueries = {
  /** All roles, by group and name. */
  list: queryOptions({
    queryKey: keyOf(roles.list, {}),
    queryFn: ({ signal }) => call(roles.list, {}, signal),
    select: ({ data }) => data,
    throwOnError: isDenied,
  }),
  /** A role with its version, as a form starts from it; never refreshed behind the writer's back. */
  edit: (id: string) =>
    queryOptions({
      queryKey: ["edit", ...keyOf(roles.read, { params: { id } })],
      queryFn: ({ signal }) => readRole(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 1_000,
    }),
};

const refresh = (client: QueryClient) =>
  Promise.all(
    [roles.list, users.permissions].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

export const roleMutations = {
  save: mutationOptions({
    mutationFn: ({ id, body, ifMatch }: SaveRequest<RoleForm>) =>
      id === undefined
        ? callVersioned(roles.create, { body: roleOf(body) })
        : callVersioned(roles.update, { params: { id }, body: roleOf(body) }, { ifMatch }),
    onSuccess: async (saved, _request, _before, { client }) => {
      client.setQueryData(roleQueries.edit(saved.data.id).queryKey, saved);
      await refresh(client);
    },
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => call(roles.remove, { params: { id } }),
    onSuccess: (_nothing, _id, _before, { client }) => refresh(client),
  }),
};
