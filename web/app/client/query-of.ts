import { queryOptions, type UseSuspenseQueryOptions } from "@tanstack/react-query";
import type { CallInput, EndpointSpec } from "../../../shared/contract/endpoint.ts";
import type { Page } from "../../../shared/contract/list.ts";
import { call, callVersioned, type Versioned } from "./call.ts";
import { editKeyOf, keyOf } from "./query-key.ts";

export const queryOf = <E extends EndpointSpec>(endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, signal),
  });

export const editOf = <E extends EndpointSpec>(endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: editKeyOf(endpoint, input),
    queryFn: ({ signal }) => callVersioned(endpoint, input, { signal }),
  });

/** What an action is based on: neither cached nor of an earlier visit. */
export const readNow = { staleTime: 0, persister: undefined };

export type EditQuery<Entity> = UseSuspenseQueryOptions<
  Versioned<Entity>,
  Error,
  Versioned<Entity>,
  readonly unknown[]
>;

export const rowsOf = <Row>({ data }: Page<Row>): Row[] => data;
