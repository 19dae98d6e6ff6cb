import { items } from "../../../shared/cloud/items.contract.ts";

export const listIn = (parent: string | null) =>
  [items.list, { sort: "title", config: { parent, withExcerpt: true } }] as const;

/** Fetched before the page's code (`build/early-files.ts`). */
export const early = { items: listIn(null) };
