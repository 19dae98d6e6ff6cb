import type { UseQueryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type { CallInput, EndpointSpec, ResultOf } from "../../../shared/contract/endpoint.ts";
import type { ListConfig, ListFields, Page } from "../../../shared/contract/list.ts";
import { queryOf } from "./query-of.ts";

export interface ListQuery<Row> {
  readonly fields: ListFields;
  /** As in "releaseDate:desc"; the server's own by default. */
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
  /** Fixed config of every call: `{ parent }`. */
  readonly config?: Readonly<Record<string, unknown>>;
};

export const listOf = <E extends ListEndpoint>(
  endpoint: E,
  { sort, config: fixed, ...input }: ListOptions<E>,
): ListQuery<RowOf<E>> => ({
  fields: endpoint.query.fields,
  sort,
  // `ListEndpoint` ensures rows and a config, which the compiler cannot infer from `E`.
  query: (config) =>
    queryOf(endpoint, {
      ...input,
      query: { config: { ...config, ...fixed } },
    } as unknown as CallInput<E>) as ReturnType<ListQuery<RowOf<E>>["query"]>,
});
