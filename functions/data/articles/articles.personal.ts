import { deleting, keyed, made, unnaming } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

export const articleSources = ({
  table,
  articles,
  newsletters,
}: Pick<Stores, "table" | "articles" | "newsletters">): readonly PersonalSource[] => [
  { area: "articles", kinds: ["ARTICLE"], fate: "unnamed", find: made, erase: unnaming(articles) },
  { area: "confirmations", kinds: ["CONFIRMATION"], fate: "erased", find: keyed, erase: deleting(table) },
  { area: "newsletters", kinds: ["NEWSLETTER"], fate: "unnamed", find: made, erase: unnaming(newsletters) },
];
