import { openAnnouncements } from "../../../functions/news/articles/announcements.repository.ts";
import { openArticles } from "../../../functions/news/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/news/newsletters/newsletters.collection.ts";
import { openLedger, openRecipientStores } from "../../../functions/news/sending/sending.deps.ts";
import { openIndustries } from "../../../functions/news/subscribers/industries.collection.ts";
import { openCustomers } from "../../../functions/organisations/offices/customers.collection.ts";
import { openOfficeLinks } from "../../../functions/organisations/offices/office-links.repository.ts";
import { openForumFollowers } from "../../../functions/platform/discussions/forum-followers.repository.ts";
import { openForumGroups } from "../../../functions/platform/discussions/forum-groups.collection.ts";
import { openForums } from "../../../functions/platform/discussions/forums.collection.ts";
import { openTemplateSets } from "../../../functions/platform/mail/template-sets.collection.ts";
import { openPeople } from "../../../functions/platform/people/open-people.ts";
import type { Table } from "../../../functions/platform/table.ts";

/** Everything that is seeded, as the functions keep it. */
export const openStores = (table: Table) => ({
  table,
  ...openPeople(table),
  ...openRecipientStores(table),
  ...openLedger(table),
  officeLinks: openOfficeLinks(table),
  customersOf: openCustomers(table),
  forumGroups: openForumGroups(table),
  forums: openForums(table),
  forumFollowers: openForumFollowers(table),
  articles: openArticles(table),
  announcements: openAnnouncements(table),
  newsletters: openNewsletters(table),
  industries: openIndustries(table),
  templateSets: openTemplateSets(table),
});

export type Stores = ReturnType<typeof openStores>;
