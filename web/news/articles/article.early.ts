import { articles } from "../../../shared/news/articles.contract.ts";

/** Asked while the code of the page is on its way (`build/early-files.ts`). */
export const early = { article: articles.read };
