import type { ArticleState } from "../../../shared/news/article-state.ts";

export const USER_OF = "mitarbeiter";

export const paths = {
  employee: (id: string) => `/employees/${encodeURIComponent(id)}`,
  ownData: "/profile/edit",
  user: (id: string) => `/administration/users/${encodeURIComponent(id)}`,
  newUser: (employeeId: string) =>
    `/administration/users/new?${new URLSearchParams({ [USER_OF]: employeeId })}`,
  articlesIn: (state: ArticleState) => `/news/articles?${new URLSearchParams({ visibility: state })}`,
  editArticle: (id: string) => `/news/articles/${encodeURIComponent(id)}/edit`,
  newsletter: (id: string) => `/news/newsletters/${encodeURIComponent(id)}`,
  archive: "/news",
  article: (urlTitle: string) => `/news/articles/${encodeURIComponent(urlTitle)}`,
  forumPost: (id: string) => `/discussions/posts/${encodeURIComponent(id)}`,
  calendarEvent: (id: string) => `/calendar/events/${encodeURIComponent(id)}`,
  apply: (organisationId: string) => `/apply/${encodeURIComponent(organisationId)}`,
  auditOf: (who: { readonly actorId: string } | { readonly subjectId: string }) =>
    `/administration/audit?${new URLSearchParams({ ...who })}`,
  organisation: (id: string) => `/organisations/${encodeURIComponent(id)}`,
};
