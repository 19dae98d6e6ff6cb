import type { TemplateSet } from "../../../shared/news/template-set.ts";
import { openCollection } from "../collection/collection.ts";
import type { Table } from "../table.ts";

const listedOf = ({ name, isDefault }: TemplateSet) => ({ name, isDefault });
export type ListedTemplateSet = ReturnType<typeof listedOf>;

/** The sets of mail templates. */
export const openTemplateSets = (table: Table) =>
  openCollection<TemplateSet, ListedTemplateSet>(table, {
    name: "TEMPLATE_SET",
    listed: listedOf,
    fieldOf: (listed, field) => listed[field as keyof ListedTemplateSet],
    searchText: ({ name }) => [name],
    defaultSort: [{ field: "name", direction: "asc" }],
  });

export type TemplateSets = ReturnType<typeof openTemplateSets>;
