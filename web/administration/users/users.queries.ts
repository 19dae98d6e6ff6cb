import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import type { Rule } from "../../../shared/login/permissions.ts";
import { roles } from "../../../shared/login/roles.contract.ts";
import { type UserChange, users } from "../../../shared/login/users.contract.ts";
import { call, callVersioned } from "../../app/client/call.ts";
import { isDenied } from "../../app/client/denied.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { SaveRequest } from "../../components/form/editor/use-entity-form.ts";
import type { UserForm } from "./user-form.ts";

/** So many are offered to choose from at once; whoever is not among them is searched for. */
const OFFERED = 8;

/** A user with the version that is stored now. */
export const readUser = (id: string, signal?: AbortSignal) =>
  callVersioned(users.read, { params: { id } }, { signal });

export const userQueries = {
  list: (config: ListConfig) => {
    const input = { query: { config } };
    return queryOptions({
      queryKey: keyOf(users.list, input),
      queryFn: ({ signal }) => call(users.list, input, signal),
      throwOnError: isDenied,
    });
  },
  /** The first few users that a term finds. */
  find: (searchTerm: string) =>
    userQueries.list(
      listConfig({ limit: OFFERED, searchTerm, sort: [{ field: "lastname", direction: "asc" }] }),
    ),
  /** A user with its version, as a form starts from it; never refreshed behind the writer's back. */
  edit: (id: string) =>
    queryOptions({
      queryKey: ["edit", ...keyOf(users.read, { params: { id } })],
      queryFn: ({ signal }) => readUser(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 1_000,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: keyOf(users.read, { params: { id } }),
      queryFn: ({ signal }) => call(users.read, { params: { id } }, signal),
    }),
  /** Every role, and whether the user has it. */
  assignments: (id: string) =>
    queryOptions({
      queryKey: keyOf(roles.ofUser, { params: { id } }),
      queryFn: ({ signal }) => call(roles.ofUser, { params: { id } }, signal),
    }),
  /** Why the user may do something. */
  permissions: (id: string, { rule, ressource }: { rule: Rule; ressource: string | null }) => {
    const input = { params: { id }, query: { rule, ...(ressource ? { ressource } : {}) } };
    return queryOptions({
      queryKey: keyOf(users.permissions, input),
      queryFn: ({ signal }) => call(users.permissions, input, signal),
    });
  },
  ofEmployee: (id: string) =>
    queryOptions({
      queryKey: keyOf(users.ofEmployee, { params: { id } }),
      queryFn: ({ signal }) => call(users.ofEmployee, { params: { id } }, signal),
      select: ({ data }) => data,
    }),
};

/** Everything that tells of users and their rights is asked for again. */
export const refreshUsers = (client: QueryClient) =>
  Promise.all(
    [users.list, users.read, users.ofEmployee, users.permissions, roles.list, roles.ofUser].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

export const userMutations = {
  save: mutationOptions({
    mutationFn: ({ id, body, ifMatch }: SaveRequest<UserForm>) =>
      id === undefined
        ? callVersioned(users.create, { body })
        : callVersioned(users.update, { params: { id }, body }, { ifMatch }),
    onSuccess: async (saved, _request, _before, { client }) => {
      client.setQueryData(userQueries.edit(saved.data.id).queryKey, saved);
      await refreshUsers(client);
    },
  }),
  /** Changes what it names, whoever else changed the rest. */
  change: mutationOptions({
    mutationFn: ({ id, ...body }: UserChange & { readonly id: string }) =>
      call(users.update, { params: { id }, body }),
    onSuccess: (_saved, _request, _before, { client }) => refreshUsers(client),
  }),
  resetSecondFactor: mutationOptions({
    mutationFn: (id: string) => call(users.resetSecondFactor, { params: { id } }),
    onSuccess: (_nothing, _id, _before, { client }) => refreshUsers(client),
  }),
  invite: mutationOptions({
    mutationFn: (id: string) => call(users.invite, { params: { id } }),
  }),
};
