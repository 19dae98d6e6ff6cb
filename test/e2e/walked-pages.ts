import type { Page } from "playwright-core";
import { audit } from "../../shared/administration/audit.contract.ts";
import { events } from "../../shared/calendar/events.contract.ts";
import { news } from "../../shared/news/news.contract.ts";
import { pages } from "../../web/app/shell/pages.tsx";
import { readRows } from "./read-rows.ts";

/** Pages whose address names nothing that is stored. */
const plainPages = pages.flatMap(({ path }) => (path && !/[:*]/.test(path) ? [`/${path}`] : []));

/** What an editor reaches, of each kind of page one of the seeded ones; `page` is that of somebody signed in. */
export const editorsPages = async (page: Page): Promise<readonly string[]> => {
  const [newsletters, articles, calendarEvents] = await Promise.all([
    readRows(page, news.newsletters.list),
    readRows(page, news.articles.internal),
    readRows(page, events.list),
  ]);
  const asked = articles.find(({ confirmation }) => confirmation);
  const asking = calendarEvents.find(({ asksForAnswers }) => asksForAnswers);
  const [article] = articles;
  const sent = newsletters.find(({ startedSendingAt }) => startedSendingAt !== null);
  const draft = newsletters.find(({ startedSendingAt }) => startedSendingAt === null);
  return [
    "/home",
    "/profile",
    "/profile/edit",
    "/notifications",
    "/organisations",
    "/organisations?ansicht=tabelle",
    "/organisations/1",
    "/employees",
    "/employees?ansicht=tabelle",
    "/employees?suche=steuer+wien",
    "/employees/employee-5",
    "/employees/phone-list?organisation=1",
    "/discussions",
    "/discussions/feed",
    "/discussions/feed?zeigen=unread",
    "/discussions/forums/forum-fristen",
    "/discussions/search?suche=lager",
    "/calendar",
    "/calendar?ansicht=woche",
    "/calendar?ansicht=liste",
    "/calendar?suche=seminar",
    `/calendar/events/${asking?.id}`,
    "/search",
    "/search?suche=steuer",
    "/search?suche=steuer&ansicht=bereiche",
    "/cloud",
    "/cloud/cloud-1",
    "/cloud/cloud-2?ansicht=karten",
    "/cloud?suche=vollmacht",
    "/cloud/cloud-2-1",
    "/cloud/requests",
    "/cloud/trash",
    "/trash",
    "/trash/posts",
    "/trash/articles",
    "/misc",
    "/misc?suche=linz",
    "/misc/1",
    "/misc/1/misc-1-3",
    "/galleries",
    "/galleries/gallery-sommerfest",
    "/material",
    "/material/orders",
    "/news",
    "/news?suche=ordination",
    `/news/articles/${article?.urlTitle}`,
    "/news/articles",
    "/news/articles?suche=pruefer+achten",
    "/news/articles/new",
    `/news/articles/${article?.id}/edit`,
    `/news/articles/${asked?.id}/confirmations`,
    `/news/articles/${asked?.id}/versions`,
    `/news/articles/${asked?.id}/versions/2`,
    `/news/articles/${asked?.id}/versions/1?vergleich=jetzt`,
    "/news/newsletters",
    "/news/newsletters/new",
    `/news/newsletters/${sent?.id}`,
    `/news/newsletters/${sent?.id}/report`,
    "/news/newsletters/reports",
    `/news/newsletters/${draft?.id}`,
    `/news/newsletters/${draft?.id}/edit`,
    `/news/newsletters/${draft?.id}/send`,
    `/news/newsletters/${draft?.id}/send?schritt=2`,
    `/news/newsletters/${draft?.id}/send?schritt=3`,
    "/news/subscribers",
    "/news/subscribers/import",
    "/discussions/posts/post-long?antwort=post-long-222",
    "/discussions/posts/poll-0",
    "/discussions/posts/new?forum=forum-umsatzsteuer",
  ];
};

/** What anybody may open. */
export const openPages: readonly string[] = [
  "/subscriptions/new?organisation=1",
  "/subscriptions/confirm?organisation=1&token=t",
  "/subscriptions/preferences",
  "/subscriptions/unsubscribe",
  "/apply/1",
  "/apply/consent?token=t",
  "/calendar/answer",
  "/nowhere",
];

/** What only administrators reach, and every plain page that editors are not walked over. */
export const administratorsPages = async (page: Page): Promise<readonly string[]> => {
  const [[entry], [event]] = await Promise.all([readRows(page, audit.list), readRows(page, events.list)]);
  const editors = await editorsPages(page);
  const named = [
    "/cloud/requests?state=partial",
    "/help/editors",
    "/cloud/cloud-7-1-request-2",
    "/organisations/1/edit",
    "/organisations/1/customers",
    "/employees/employee-5/edit",
    "/employees/new?organisation=1",
    `/calendar/events/${event?.id}/edit`,
    "/discussions/posts/poll-0/edit",
    "/discussions/reports",
    "/galleries/gallery-sommerfest/edit",
    "/applications/1",
    "/applications/1/application-1-1",
    "/applications/1/application-1-1/edit",
    "/administration/privacy/requests/0-data-request",
    `/administration/audit/${entry?.id}`,
    "/administration/users/user-4",
    "/administration/access/roles/role-redaktion-2",
    "/administration/access/why?benutzer=user-4&recht=EDIT_NEWS&kanzlei=2",
    "/administration/access/why?benutzer=user-3&recht=ADMIN_ORG&kanzlei=2",
    "/administration/templates/standard",
  ];
  const paths = new Set([...editors, ...named].map((address) => address.replace(/[?].*/, "")));
  return [...named, ...plainPages.filter((path) => !paths.has(path))];
};
