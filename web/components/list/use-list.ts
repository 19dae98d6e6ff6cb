import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { UrlFields } from "./list-params.ts";
import { type ChangeList, useListConfig } from "./use-list-config.ts";
import { type PageQuery, usePage } from "./use-page.ts";

/** What a list asks for, and what it got. */
export interface List<Row> {
  readonly config: ListConfig;
  readonly onChange: ChangeList;
  readonly query: PageQuery<Row>;
  /** What a search finds comes the best first, unless another order is asked for. */
  readonly isRanked?: boolean | undefined;
}

/** A list whose request lives in the address. `fields` and `defaults` must be constants outside of the component. */
export const useList = <Row, Key extends QueryKey>(
  queryOf: (config: ListConfig) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>,
  fields: UrlFields,
  defaults?: Partial<ListConfig>,
): List<Row> => {
  const [config, onChange] = useListConfig(fields, defaults);
  return { config, onChange, query: usePage(queryOf(config)), isRanked: fields.isRanked };
};
