import type { Part } from "../kit/part.ts";
import { articleSearch } from "./search-articles.ts";
import { searchEverywhere } from "./search-everywhere.ts";

/** One after the other, each with a portal of its own. */
export const search: Part = async (options) => [
  ...(await articleSearch(options)),
  ...(await searchEverywhere(options)),
];
