import {
  comparators,
  type Filter,
  type FilterValue,
  type ListConfig,
  type ListFields,
  listConfig,
  type Sort,
} from "../../../shared/contract/list.ts";
import { SEARCH_TERM } from "../../app/shell/paths.ts";

export const listParameters = {
  page: "seite",
  size: "anzahl",
  search: SEARCH_TERM,
  sort: "sortierung",
} as const;
const MAX_SIZE = 100;

const literals = new Map<string, FilterValue>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

const decodeValue = (text: string): FilterValue => {
  const literal = literals.get(text);
  return literal === undefined ? text : literal;
};

const positive = (text: string | null, fallback: number) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : fallback;
};

const decodeFilters = (parameters: URLSearchParams, fields: readonly string[]): Filter[] =>
  [...new Set(parameters.keys())].flatMap((key) => {
    const [field = "", comparator = "eq"] = key.split(".");
    const known = comparators.find((one) => one === comparator);
    if (!fields.includes(field) || !known) return [];
    return [{ field, comparator: known, values: parameters.getAll(key).map(decodeValue) }];
  });

const decodeSort = (text: string | null, fields: readonly string[]): Sort[] => {
  const [field = "", direction] = (text ?? "").split(":");
  return fields.includes(field) ? [{ field, direction: direction === "desc" ? "desc" : "asc" }] : [];
};

/** A ranked search replaces the list's own order. */
const baseOf = ({ isRanked, sort }: ListFields, order: string | undefined, searchTerm: string | undefined) =>
  listConfig({ sort: isRanked && searchTerm ? [] : decodeSort(order ?? null, sort ?? []) });

export const decodeList = (parameters: URLSearchParams, fields: ListFields, order?: string): ListConfig => {
  const { filters = [], sort = [] } = fields;
  const searchTerm = parameters.get(listParameters.search)?.trim() || undefined;
  const base = baseOf(fields, order, searchTerm);
  const limit = Math.min(positive(parameters.get(listParameters.size), base.limit), MAX_SIZE);
  const sorted = decodeSort(parameters.get(listParameters.sort), sort);
  return {
    ...base,
    limit,
    skip: (positive(parameters.get(listParameters.page), 1) - 1) * limit,
    searchTerm,
    filters: decodeFilters(parameters, filters),
    sort: sorted.length > 0 ? sorted : base.sort,
  };
};

/** Beginning or ending a ranked search resets the order to its default. */
export const withChanges = (
  config: ListConfig,
  changes: Partial<ListConfig>,
  fields: ListFields,
  order?: string,
): ListConfig => {
  const changed = { ...config, skip: 0, ...changes };
  const isAsSearched = Boolean(changed.searchTerm) === Boolean(config.searchTerm);
  if (!fields.isRanked || isAsSearched || changes.sort) return changed;
  return { ...changed, sort: baseOf(fields, order, changed.searchTerm).sort };
};

const isOwn = (key: string, { filters = [] }: ListFields) =>
  Object.values<string>(listParameters).includes(key) || filters.includes(key.split(".")[0] ?? "");

const sortText = ([first]: readonly Sort[]) => (first ? `${first.field}:${first.direction}` : "");

/** Holds only what differs from the default, and keeps other parameters. */
export const encodeList = (
  config: ListConfig,
  fields: ListFields,
  order?: string,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams => {
  const base = baseOf(fields, order, config.searchTerm);
  const parameters = new URLSearchParams([...others].filter(([key]) => !isOwn(key, fields)));
  if (config.searchTerm) parameters.set(listParameters.search, config.searchTerm);
  for (const { field, comparator, values } of config.filters) {
    const key = comparator === "eq" ? field : `${field}.${comparator}`;
    for (const value of values) parameters.append(key, String(value));
  }
  if (sortText(config.sort) !== sortText(base.sort))
    parameters.set(listParameters.sort, sortText(config.sort));
  if (config.limit !== base.limit) parameters.set(listParameters.size, String(config.limit));
  if (config.skip > 0)
    parameters.set(listParameters.page, String(Math.floor(config.skip / config.limit) + 1));
  return parameters;
};
