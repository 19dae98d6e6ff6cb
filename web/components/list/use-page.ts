import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { Page } from "../../../shared/contract/list.ts";
import { isDenied } from "../../app/client/denied.ts";

/** Keeps the rows until those of the next page arrive. */
export const usePage = <Reply extends Page<unknown>, Key extends QueryKey>(
  options: UseQueryOptions<Reply, Error, Reply, Key>,
) => useQuery({ ...options, placeholderData: keepPreviousData, throwOnError: isDenied });

export interface PageQuery<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}
