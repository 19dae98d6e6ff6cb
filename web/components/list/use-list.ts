import type { ListConfig, ListFields } from "../../../shared/contract/list.ts";
import type { ListQuery } from "../../app/client/list-of.ts";
import { type ChangeList, useListConfig } from "./use-list-config.ts";
import { type PageQuery, usePage } from "./use-page.ts";

/** What a list asks for, and what it got. */
export interface List<Row> {
  readonly config: ListConfig;
  readonly onChange: ChangeList;
  /** What it can be asked for. */
  readonly fields: ListFields;
  readonly query: PageQuery<Row>;
}

/** A list whose request lives in the address. */
export const useList = <Row>({ fields, sort, query }: ListQuery<Row>): List<Row> => {
  const [config, onChange] = useListConfig(fields, sort);
  return { config, onChange, fields, query: usePage(query(config)) };
};
