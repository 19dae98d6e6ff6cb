import { deleting, keyed, made, unnaming, unnamingItem } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

export const articleSources = ({
  table,
  articles,
  newsletters,
}: Pick<Stores, "table" | "articles" | "newsletters">): readonly PersonalSource[] => [
  { area: "articles", kinds: ["ARTICLE"], fate: "unnamed", find: made, erase: unnaming(articles.withTrash) },
  {
    area: "articleVersions",
    kinds: ["ARTICLE_VERSION"],
    fate: "unnamed",
    find: made,
    erase: unnamingItem(table),
  },
  { area: "confirmations", kinds: ["CONFIRMATION"], fate: "erased", find: keyed, erase: deleting(table) },
  {
    area: "trash",
    kinds: ["TRASH#NEWSLETTER", "TRASH#OFFICE_LINK"],
    fate: "unnamed",
    find: made,
    erase: unnamingItem(table),
  },
  { area: "newsletters", kinds: ["NEWSLETTER"], fate: "unnamed", find: made, erase: unnaming(newsletters) },
];
