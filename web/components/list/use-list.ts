import type { ListConfig, ListFields } from "../../../shared/contract/list.ts";
import type { ListQuery } from "../../app/client/list-of.ts";
import { type ChangeList, useListConfig } from "./use-list-config.ts";
import { type PageQuery, usePage } from "./use-page.ts";

export interface List<Row> {
  readonly config: ListConfig;
  readonly onChange: ChangeList;
  readonly fields: ListFields;
  readonly query: PageQuery<Row>;
}

/** Rows wait for the names in them: cards would grow when those arrive later. */
export const useList = <Row>({ fields, sort, query }: ListQuery<Row>, areNamesPending = false): List<Row> => {
  const [config, onChange] = useListConfig(fields, sort);
  const { data, error, isPlaceholderData, refetch } = usePage(query(config));
  return {
    config,
    onChange,
    fields,
    query: { data: areNamesPending ? undefined : data, error, isPlaceholderData, refetch },
  };
};
