import type { UseQueryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type { CallInput, EndpointSpec, ResultOf } from "../../../shared/contract/endpoint.ts";
import type { ListConfig, ListFields, Page } from "../../../shared/contract/list.ts";
import { queryOf } from "./query-of.ts";

/** A list: what it can be asked for, and the query that asks for a page of it. */
export interface ListQuery<Row> {
  readonly fields: ListFields;
  /** The order it is shown in until another one is chosen, as in "releaseDate:desc"; the server's own unless told. */
  readonly sort?: string | undefined;
  readonly query: (config: ListConfig) => UseQueryOptions<Page<Row>, Error, Page<Row>, readonly unknown[]>;
}

type ListEndpoint = EndpointSpec & {
  readonly query: z.ZodType & { readonly fields: ListFields };
  readonly reply: z.ZodType<Page<unknown>>;
};
type RowOf<E extends ListEndpoint> = ResultOf<E> extends Page<infer Row> ? Row : never;
type SortField<E extends ListEndpoint> = NonNullable<E["query"]["fields"]["sort"]>[number];

type ListOptions<E extends ListEndpoint> = Omit<CallInput<E>, "query" | "body"> & {
  readonly sort?: SortField<E> | `${SortField<E>}:desc`;
};

/** The list of an endpoint; what it can be filtered and sorted by stands in the contract. */
export const listOf = <E extends ListEndpoint>(
  endpoint: E,
  { sort, ...input }: ListOptions<E>,
): ListQuery<RowOf<E>> => ({
  fields: endpoint.query.fields,
  sort,
  // The endpoint lists rows, and asks for nothing but a config besides what was given.
  query: (config) =>
    queryOf(endpoint, { ...input, query: { config } } as unknown as CallInput<E>) as ReturnType<
      ListQuery<RowOf<E>>["query"]
    >,
});
