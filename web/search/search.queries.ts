import { type ListConfig, listConfig } from "../../shared/contract/list.ts";
import { search } from "../../shared/search/search.contract.ts";
import { queryOf } from "../app/client/query-of.ts";

const SUGGESTIONS = 6;
const PER_AREA = 3;

export const searchFields = search.everywhere.query.fields;

export const searchQueries = {
  ranked: (config: ListConfig) => queryOf(search.everywhere, { query: { config } }),
  grouped: (config: ListConfig) =>
    queryOf(search.everywhere, { query: { config: { ...config, skip: 0 }, perArea: PER_AREA } }),
  suggestions: (searchTerm: string) =>
    queryOf(search.everywhere, { query: { config: listConfig({ searchTerm, limit: SUGGESTIONS }) } }),
};
