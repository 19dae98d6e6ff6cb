import { industryProblems } from "../../../shared/news/news.problems.ts";
import type { SubscriberIndustry } from "../../../shared/news/subscriber.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

type StoredIndustry = SubscriberIndustry & { readonly id: string };

export const openIndustries = (table: Table) =>
  openCollection<StoredIndustry, StoredIndustry>(table, {
    name: "INDUSTRY",
    missing: industryProblems.notFound,
    listed: (industry) => industry,
    listedIsWhole: true,
    fieldOf: (listed, field) => listed[field as keyof StoredIndustry],
    searchText: ({ name }) => [name],
    defaultSort: [{ field: "name", direction: "asc" }],
  });
