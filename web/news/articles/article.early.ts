import { articles } from "../../../shared/news/articles.contract.ts";

/** Fetched before the page's code (`build/early-files.ts`). */
export const early = { article: articles.read };
