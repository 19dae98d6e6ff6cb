import { eventAddress } from "../../../shared/calendar/event-address.ts";
import { postAddress } from "../../../shared/discussions/discussion-address.ts";
import type { ArticleState } from "../../../shared/news/article-state.ts";
import { internalArticleAddress } from "../../../shared/news/public-address.ts";
import { employeeAddress, officeAddress } from "../../../shared/organisations/organisation-address.ts";
import type { TrashKind } from "../../../shared/search/trash-kinds.ts";

export const USER_OF = "mitarbeiter";
export const SEARCH_TERM = "suche";
export const COPY_OF = "kopie";

/** Query parameters that carry a begun event into its editor. */
export const begunEvent = { title: "titel", start: "beginn", end: "ende" } as const;

const HOUR = 60 * 60 * 1000;

interface BegunEvent {
  readonly title: string;
  readonly start: string;
}

export const paths = {
  employee: employeeAddress,
  ownData: "/profile/edit",
  user: (id: string) => `/administration/users/${encodeURIComponent(id)}`,
  newUser: (employeeId: string) =>
    `/administration/users/new?${new URLSearchParams({ [USER_OF]: employeeId })}`,
  articlesIn: (state: ArticleState) => `/news/articles?${new URLSearchParams({ visibility: state })}`,
  editArticle: (id: string) => `/news/articles/${encodeURIComponent(id)}/edit`,
  newsletter: (id: string) => `/news/newsletters/${encodeURIComponent(id)}`,
  archive: "/news",
  article: internalArticleAddress,
  forumPost: postAddress,
  calendarEvent: eventAddress,
  newEvent: ({ title, start }: BegunEvent) =>
    `/calendar/events/new?${new URLSearchParams({
      [begunEvent.title]: title,
      [begunEvent.start]: start,
      [begunEvent.end]: new Date(Date.parse(start) + HOUR).toISOString(),
    })}`,
  apply: (organisationId: string) => `/apply/${encodeURIComponent(organisationId)}`,
  auditOf: (who: { readonly actorId: string } | { readonly subjectId: string }) =>
    `/administration/audit?${new URLSearchParams({ ...who })}`,
  organisation: officeAddress,
  trash: (kind: TrashKind) => `/trash/${kind}`,
  search: (term: string) => (term ? `/search?${new URLSearchParams({ [SEARCH_TERM]: term })}` : "/search"),
};
