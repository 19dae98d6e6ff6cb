import type { ArticleState } from "../../shared/news/article-state.ts";

/** Pages that more than one area links to. */
export const paths = {
  employee: (id: string) => `/employees/${encodeURIComponent(id)}`,
  articlesIn: (state: ArticleState) => `/news/articles?${new URLSearchParams({ visibility: state })}`,
  editArticle: (id: string) => `/news/articles/${encodeURIComponent(id)}/edit`,
  newsletter: (id: string) => `/news/newsletters/${encodeURIComponent(id)}`,
  article: (urlTitle: string) => `/news/articles/${encodeURIComponent(urlTitle)}`,
  organisation: (id: string) => `/organisations/${encodeURIComponent(id)}`,
};
