import { articles } from "../../../shared/news/articles.contract.ts";

/** Fetched before the page's code (`build/early-files.ts`). */
export const early = {
  archive: [articles.internal, { sort: "releaseDate:desc", config: { withPictures: true } }],
} as const;
