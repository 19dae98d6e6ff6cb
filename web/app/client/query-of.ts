import { queryOptions, type UseSuspenseQueryOptions } from "@tanstack/react-query";
import type { CallInput, EndpointSpec } from "../../../shared/contract/endpoint.ts";
import type { Page } from "../../../shared/contract/list.ts";
import { call, callVersioned, type Versioned } from "./call.ts";
import { editKeyOf, keyOf } from "./query-key.ts";

/** The query of an endpoint. */
export const queryOf = <E extends EndpointSpec>(endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, signal),
  });

/** What a form starts from, with its version; never refreshed behind the writer's back (`query-client.ts`). */
export const editOf = <E extends EndpointSpec>(endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: editKeyOf(endpoint, input),
    queryFn: ({ signal }) => callVersioned(endpoint, input, { signal }),
  });

/** The query of a stored thing with its version. */
export type EditQuery<Entity> = UseSuspenseQueryOptions<
  Versioned<Entity>,
  Error,
  Versioned<Entity>,
  readonly unknown[]
>;

/** Selects the rows of what comes in one page. */
export const rowsOf = <Row>({ data }: Page<Row>): Row[] => data;
