import { articles } from "../../../shared/news/articles.contract.ts";

/** Asked while the code of the page is on its way (`build/early-files.ts`): the list as it opens. */
export const early = {
  archive: [articles.internal, { sort: "releaseDate:desc", config: { withPictures: true } }],
} as const;
