import type { ListConfig } from "../../../shared/contract/list.ts";

/** The specification's `textSearch` is `searchTerm` by another name; both together narrow the list. */
export const withTextSearch = (config: ListConfig): ListConfig => {
  const isText = ({ field }: { field: string }) => field === "textSearch";
  const texts = config.filters.filter(isText).flatMap(({ values }) => values.map((value) => value ?? ""));
  if (texts.length === 0) return config;
  return {
    ...config,
    filters: config.filters.filter((filter) => !isText(filter)),
    searchTerm: [config.searchTerm ?? "", ...texts].join(" ").trim(),
  };
};
