import type { Subscriber } from "../../shared/news/subscriber.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { openNetworkCalls } from "../platform/http/network-calls.repository.ts";
import { openMailings } from "../platform/mail/mailings.repository.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import { lazily } from "../platform/runtime/lazily.ts";
import { openTable } from "../platform/table/table.ts";
import { type AccountMailMessage, openAccountMails } from "./accounts/account-mails.repository.ts";
import { openResetCodes } from "./accounts/reset-codes.repository.ts";
import { openApplicationClocks } from "./applications/application-clocks.repository.ts";
import { openApplicationMails } from "./applications/application-mails.repository.ts";
import { openApplications } from "./applications/applications.collection.ts";
import { openSentApplications } from "./applications/sent-applications.repository.ts";
import { openArticleReads } from "./articles/article-reads.repository.ts";
import { openArticleVersions } from "./articles/article-versions.repository.ts";
import { openArticles } from "./articles/articles.collection.ts";
import { openConfirmations } from "./articles/confirmations.repository.ts";
import { openAuditMonths } from "./audit/audit-months.ts";
import { openAudit } from "./audit/open-audit.ts";
import { openCalendarEventChanges, openCalendarEvents } from "./calendar/calendar-events.collection.ts";
import { openCalendarFeeds } from "./calendar/calendar-feeds.repository.ts";
import { openEventAnswers } from "./calendar/event-answers.repository.ts";
import { openEventCategories } from "./calendar/event-categories.collection.ts";
import { openCloudChanges } from "./cloud/cloud-changes.repository.ts";
import { openCloudItemChanges, openCloudItems } from "./cloud/cloud-items.collection.ts";
import { openCloudMoves } from "./cloud/cloud-moves.repository.ts";
import { openCloudRequests } from "./cloud/cloud-requests.collection.ts";
import { openCloudShares } from "./cloud/cloud-shares.collection.ts";
import { openCloudTree } from "./cloud/cloud-tree.ts";
import { openCloudWatches } from "./cloud/cloud-watches.repository.ts";
import { openRequestUses } from "./cloud/request-uses.repository.ts";
import { openShareUses } from "./cloud/share-uses.repository.ts";
import type { TextMessage } from "./cloud/text-queue.ts";
import { openDataRequests } from "./data-requests/data-requests.repository.ts";
import { openDigests } from "./discussions/digests.repository.ts";
import { openDiscussionFollows } from "./discussions/discussion-follows.repository.ts";
import { openDrafts } from "./discussions/drafts.repository.ts";
import { openEntryVersions } from "./discussions/entry-versions.repository.ts";
import { openForumEntries } from "./discussions/forum-entries.collection.ts";
import { openForumFollowers } from "./discussions/forum-followers.repository.ts";
import { openForumGroups } from "./discussions/forum-groups.collection.ts";
import { openForums } from "./discussions/forums.collection.ts";
import { openPolls } from "./discussions/polls.repository.ts";
import { openReactions } from "./discussions/reactions.repository.ts";
import { openReadMarks } from "./discussions/read-marks.repository.ts";
import { openReports } from "./discussions/reports.repository.ts";
import { openThreads } from "./discussions/threads.ts";
import { openCloudUsage } from "./files/cloud-usage.repository.ts";
import { openFiles } from "./files/files.repository.ts";
import { openFreedFiles } from "./files/freed-files.ts";
import { openOwnedFiles } from "./files/owned-files.ts";
import { openAlbums } from "./galleries/albums.ts";
import { openGalleries } from "./galleries/galleries.collection.ts";
import { openGalleryImages } from "./galleries/gallery-images.collection.ts";
import { openZipJobs, type ZipMessage } from "./jobs/zip-jobs.repository.ts";
import { openMaterialOrders } from "./material/material-orders.collection.ts";
import { openMiscEntries } from "./misc/misc-entries.collection.ts";
import { openMiscGroups } from "./misc/misc-groups.collection.ts";
import { openNewsletters, type StoredNewsletter } from "./newsletters/newsletters.collection.ts";
import { openNotifications } from "./notifications/notifications.repository.ts";
import { openPushDevices } from "./notifications/push-devices.repository.ts";
import { type PushRequest, ringingTable } from "./notifications/ringing-table.ts";
import { openCustomers } from "./organisations/customers.collection.ts";
import { openOfficeLinks, type StoredLink } from "./organisations/office-links.repository.ts";
import { openEmployeeChanges } from "./people/employees.collection.ts";
import { openPeople } from "./people/open-people.ts";
import { openSessions } from "./sessions/session.repository.ts";
import { openSettings } from "./settings/settings.collection.ts";
import { openIndustries } from "./subscribers/industries.collection.ts";
import { openLateUnsubscriptions } from "./subscribers/late-unsubscriptions.repository.ts";
import { openSubscriberChanges, openSubscribers } from "./subscribers/subscribers.collection.ts";
import { openSuppressions } from "./suppressions/suppressions.collection.ts";
import { openMailFrom } from "./templates/mail-sender.ts";
import { openTemplateSets } from "./templates/template-sets.collection.ts";
import { openTokens } from "./tokens/tokens.repository.ts";
import { openTrash } from "./trash/trash.repository.ts";

const queueAt = <Message>(name: string) => openQueue<Message>(() => setting(name));

const loadFileStore = lazily(async () => (await import("./files/file-store.repository.ts")).openFileStore());
const loadFileAddresses = lazily(async () =>
  (await import("./files/file-addresses.repository.ts")).openFileAddresses(),
);
const loadPartStore = lazily(async () => (await import("./files/part-store.repository.ts")).openPartStore());
const loadZipStore = lazily(async () => (await import("./jobs/zip-store.repository.ts")).openZipStore());

export const openStores = (plainTable = openTable()) => {
  const table = ringingTable(plainTable, queueAt<PushRequest>("PUSH_QUEUE_URL"));
  const people = openPeople(table);
  const sessions = openSessions(table, people);
  const settings = openSettings(table);
  const cloudItems = openCloudItems(table);
  const cloudMailings = openMailings(table, "CLOUD_MAILING");
  const forumEntries = openForumEntries(table);
  const mailQueue = queueAt<OutboxMessage>("MAIL_QUEUE_URL");
  const galleries = openGalleries(table);
  const galleryImages = openGalleryImages(table);
  return {
    table,
    ...people,
    employeeChanges: openEmployeeChanges(table),
    officeLinks: openOfficeLinks(table),
    trashedLinks: openTrash<StoredLink>(table, "OFFICE_LINK"),
    customersOf: openCustomers(table),
    mailFrom: openMailFrom(people.organisations),

    sessions,
    tokens: openTokens(table),
    resetCodes: openResetCodes(table),
    calls: openNetworkCalls(table),
    settings,
    audit: openAudit(table, settings),
    auditMonths: openAuditMonths(table),
    notifications: openNotifications(table),
    pushDevices: openPushDevices(table),
    dataRequests: openDataRequests(table),
    templateSets: openTemplateSets(table),
    suppressions: openSuppressions(table),
    mailQueue,
    outbox: openOutbox(table, mailQueue),
    accountMails: openAccountMails(table, queueAt<AccountMailMessage>("ACCOUNT_MAIL_QUEUE_URL")),

    files: openFiles(table),
    ownedFiles: openOwnedFiles(table),
    freedFiles: openFreedFiles(table),
    loadFileStore,
    loadFileAddresses,
    loadPartStore,
    loadZipStore,
    zipJobs: openZipJobs(table),
    zipQueue: queueAt<ZipMessage>("ZIP_JOBS_QUEUE_URL"),

    applications: openApplications(table),
    applicationClocks: openApplicationClocks(table),
    applicationMails: openApplicationMails(table),
    sentApplications: openSentApplications(table),

    articles: openArticles(table),
    articleVersions: openArticleVersions(table),
    articleReads: openArticleReads(table),
    announcements: openMailings(table, "ARTICLE_ANNOUNCEMENT"),
    confirmations: openConfirmations(table),
    confirmationMailings: openMailings(table, "CONFIRMATION_MAILING"),
    newsletters: openNewsletters(table),
    trashedNewsletters: openTrash<Stored<StoredNewsletter>>(table, "NEWSLETTER"),
    subscribers: openSubscribers(table),
    trashedSubscribers: openTrash<Stored<Subscriber>>(table, "SUBSCRIBER"),
    subscriberChanges: openSubscriberChanges(table),
    industries: openIndustries(table),
    lateUnsubscriptions: openLateUnsubscriptions(table),

    events: openCalendarEvents(table),
    eventChanges: openCalendarEventChanges(table),
    eventCategories: openEventCategories(table),
    eventAnswers: openEventAnswers(table),
    eventMailings: openMailings(table, "EVENT_MAILING"),
    calendarFeeds: openCalendarFeeds(table, sessions),

    cloudItems,
    cloudItemChanges: openCloudItemChanges(table),
    cloudTree: openCloudTree(cloudItems),
    cloudMoves: openCloudMoves(table),
    cloudChanges: openCloudChanges(table, cloudMailings),
    cloudWatches: openCloudWatches(table),
    cloudShares: openCloudShares(table),
    shareUses: openShareUses(table),
    cloudRequests: openCloudRequests(table),
    requestUses: openRequestUses(table),
    cloudMailings,
    cloudUsage: openCloudUsage(table),
    textQueue: queueAt<TextMessage>("DOCUMENT_TEXTS_QUEUE_URL"),

    forumGroups: openForumGroups(table),
    forums: openForums(table),
    forumFollowers: openForumFollowers(table),
    forumEntries,
    threads: openThreads(forumEntries),
    entryVersions: openEntryVersions(table),
    drafts: openDrafts(table),
    polls: openPolls(table),
    readMarks: openReadMarks(table),
    reactions: openReactions(table),
    reports: openReports(table),
    discussionFollows: openDiscussionFollows(table),
    digests: openDigests(table),
    forumMailings: openMailings(table, "FORUM_MAILING"),

    galleries,
    galleryImages,
    albums: openAlbums(galleries, galleryImages),
    materialOrders: openMaterialOrders(table),
    miscGroups: openMiscGroups(table),
    miscEntries: openMiscEntries(table),
  };
};

export type Stores = ReturnType<typeof openStores>;

export const openLinkedStores = (table = openTable()) => ({
  ...openStores(table),
  portalOrigin: setting("PORTAL_ORIGIN"),
});

export type LinkedStores = ReturnType<typeof openLinkedStores>;
