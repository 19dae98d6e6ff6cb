import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import type { Page } from "../../../shared/contract/list.ts";
import { keyOf } from "./query-key.ts";

type ListOf<Row> = EndpointSpec & { readonly reply: z.ZodType<Page<Row>> };

/**
 * Initial data of a page from cached lists whose rows are the whole thing; as old as its list, so the page asks, too.
 * Not for editors: they have a key of their own (`editOf`).
 */
export const useKnownRow = <Row>(lists: readonly ListOf<Row>[], isIt: (row: Row) => boolean) => {
  const client = useQueryClient();
  const find = () =>
    lists
      .flatMap((list) => client.getQueryCache().findAll({ queryKey: keyOf(list) }))
      // An invalidated list may show the state before a change.
      .filter(({ state }) => !state.isInvalidated)
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .flatMap(({ state: { data, dataUpdatedAt } }) => {
        const row = (data as Partial<Page<Row>> | undefined)?.data?.find(isIt);
        return row === undefined ? [] : [{ row, at: dataUpdatedAt }];
      })[0];

  return { initialData: () => find()?.row, initialDataUpdatedAt: () => find()?.at };
};
