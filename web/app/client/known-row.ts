import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import type { Page } from "../../../shared/contract/list.ts";
import { keyOf } from "./query-key.ts";

type ListOf<Row> = EndpointSpec & { readonly reply: z.ZodType<Page<Row>> };

/**
 * What lists that were looked at know of a thing, for a page of it to begin with; the list must answer the whole thing.
 * It counts as old as its list, so the page asks, too. Not for editors: they have a key of their own (`editOf`).
 */
export const useKnownRow = <Row>(lists: readonly ListOf<Row>[], isIt: (row: Row) => boolean) => {
  const client = useQueryClient();
  const find = () =>
    lists
      .flatMap((list) => client.getQueryCache().findAll({ queryKey: keyOf(list) }))
      // What was changed since is not shown as it was.
      .filter(({ state }) => !state.isInvalidated)
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .flatMap(({ state: { data, dataUpdatedAt } }) => {
        const row = (data as Partial<Page<Row>> | undefined)?.data?.find(isIt);
        return row === undefined ? [] : [{ row, at: dataUpdatedAt }];
      })[0];

  return { initialData: () => find()?.row, initialDataUpdatedAt: () => find()?.at };
};
