import { items } from "../../../shared/cloud/items.contract.ts";

export const listIn = (parent: string | null) =>
  [items.list, { sort: "title", config: { parent, withExcerpt: true } }] as const;

/** Asked while the code of the page is on its way (`build/early-files.ts`): the list as it opens. */
export const early = { items: listIn(null) };
