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

export const useList = <Row>({ fields, sort, query }: ListQuery<Row>): List<Row> => {
  const [config, onChange] = useListConfig(fields, sort);
  return { config, onChange, fields, query: usePage(query(config)) };
};
