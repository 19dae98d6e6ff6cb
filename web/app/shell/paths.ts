import type { ArticleState } from "../../../shared/news/article-state.ts";

/** The query parameter that names whose user a new one is. */
export const USER_OF = "mitarbeiter";

/** Pages that more than one area links to. */
export const paths = {
  employee: (id: string) => `/employees/${encodeURIComponent(id)}`,
  /** Where one writes one's own data. */
  ownData: "/profile/edit",
  /** A user's page in the administration. */
  user: (id: string) => `/administration/users/${encodeURIComponent(id)}`,
  newUser: (employeeId: string) =>
    `/administration/users/new?${new URLSearchParams({ [USER_OF]: employeeId })}`,
  articlesIn: (state: ArticleState) => `/news/articles?${new URLSearchParams({ visibility: state })}`,
  editArticle: (id: string) => `/news/articles/${encodeURIComponent(id)}/edit`,
  newsletter: (id: string) => `/news/newsletters/${encodeURIComponent(id)}`,
  /** All articles one may read, to search in. */
  archive: "/news",
  article: (urlTitle: string) => `/news/articles/${encodeURIComponent(urlTitle)}`,
  organisation: (id: string) => `/organisations/${encodeURIComponent(id)}`,
};
