import { openCalendar } from "../../functions/calendar/calendar.deps.ts";
import { openApplicationClocks } from "../../functions/data/applications/application-clocks.repository.ts";
import { openApplications } from "../../functions/data/applications/applications.collection.ts";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openConfirmations } from "../../functions/data/articles/confirmations.repository.ts";
import { openCloudItems } from "../../functions/data/cloud/cloud-items.collection.ts";
import { openDiscussionFollows } from "../../functions/data/discussions/discussion-follows.repository.ts";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { openForumFollowers } from "../../functions/data/discussions/forum-followers.repository.ts";
import { openForumGroups } from "../../functions/data/discussions/forum-groups.collection.ts";
import { openForums } from "../../functions/data/discussions/forums.collection.ts";
import { openPolls } from "../../functions/data/discussions/polls.repository.ts";
import { openGalleries } from "../../functions/data/galleries/galleries.collection.ts";
import { openGalleryImages } from "../../functions/data/galleries/gallery-images.collection.ts";
import { openMaterialOrders } from "../../functions/data/material/material-orders.collection.ts";
import { openMiscEntries } from "../../functions/data/misc/misc-entries.collection.ts";
import { openMiscGroups } from "../../functions/data/misc/misc-groups.collection.ts";
import { openNewsletters } from "../../functions/data/newsletters/newsletters.collection.ts";
import { openCustomers } from "../../functions/data/organisations/customers.collection.ts";
import { openOfficeLinks } from "../../functions/data/organisations/office-links.repository.ts";
import { openPeople } from "../../functions/data/people/open-people.ts";
import { openSettings } from "../../functions/data/settings/settings.collection.ts";
import { openIndustries } from "../../functions/data/subscribers/industries.collection.ts";
import { openTemplateSets } from "../../functions/data/templates/template-sets.collection.ts";
import { openAnnouncements } from "../../functions/news/articles/announcements.repository.ts";
import { openConfirmationMailings } from "../../functions/news/articles/confirmation-mailings.ts";
import { openLedger, openRecipientStores } from "../../functions/news/sending/sending.deps.ts";
import type { Table } from "../../functions/platform/table/table.ts";

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
  discussionFollows: openDiscussionFollows(table),
  forumEntries: openForumEntries(table),
  polls: openPolls(table),
  cloudItems: openCloudItems(table),
  calendar: openCalendar(table),
  applications: openApplications(table),
  applicationClocks: openApplicationClocks(table),
  galleries: openGalleries(table),
  galleryImages: openGalleryImages(table),
  miscGroups: openMiscGroups(table),
  miscEntries: openMiscEntries(table),
  materialOrders: openMaterialOrders(table),
  articles: openArticles(table),
  announcements: openAnnouncements(table),
  confirmations: openConfirmations(table),
  confirmationMailings: openConfirmationMailings(table),
  newsletters: openNewsletters(table),
  industries: openIndustries(table),
  settings: openSettings(table),
  templateSets: openTemplateSets(table),
});

export type Stores = ReturnType<typeof openStores>;
