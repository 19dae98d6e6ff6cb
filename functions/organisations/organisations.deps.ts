import { openArticles } from "../data/articles/articles.collection.ts";
import { openConfirmations } from "../data/articles/confirmations.repository.ts";
import { openAudit } from "../data/audit/open-audit.ts";
import { openCalendarEvents } from "../data/calendar/calendar-events.collection.ts";
import { openCloudItemChanges, openCloudItems } from "../data/cloud/cloud-items.collection.ts";
import { openCloudTree } from "../data/cloud/cloud-tree.ts";
import { openCloudWatches } from "../data/cloud/cloud-watches.repository.ts";
import { openForumEntries } from "../data/discussions/forum-entries.collection.ts";
import { openForumFollowers } from "../data/discussions/forum-followers.repository.ts";
import { openForums } from "../data/discussions/forums.collection.ts";
import { openReadMarks } from "../data/discussions/read-marks.repository.ts";
import { openThreads } from "../data/discussions/threads.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { openNewsletters } from "../data/newsletters/newsletters.collection.ts";
import { openNotifications } from "../data/notifications/notifications.repository.ts";
import { openCustomers } from "../data/organisations/customers.collection.ts";
import { openOfficeLinks } from "../data/organisations/office-links.repository.ts";
import { openEmployeeChanges } from "../data/people/employees.collection.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openMailFrom } from "../data/templates/mail-sender.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import type { Table } from "../platform/table/table.ts";
import { openDirectory } from "./employees/directory.ts";

export const openOrganisationsArea = (table: Table) => {
  const people = openPeople(table);
  const entries = openForumEntries(table);
  const cloudItems = openCloudItems(table);
  return {
    ...people,
    employeeChanges: openEmployeeChanges(table),
    sessions: openSessions(table, people),
    audit: openAudit(table),
    outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
    mailFrom: openMailFrom(people.organisations),
    ownedFiles: openOwnedFiles(table),
    officeLinks: openOfficeLinks(table),
    customersOf: openCustomers(table),
    table,
    entries,
    threads: openThreads(entries),
    readMarks: openReadMarks(table),
    forums: openForums(table),
    forumFollowers: openForumFollowers(table),
    cloudItems,
    cloudItemChanges: openCloudItemChanges(table),
    cloudTree: openCloudTree(cloudItems),
    cloudWatches: openCloudWatches(table),
    notifications: openNotifications(table),
    articles: openArticles(table),
    newsletters: openNewsletters(table),
    events: openCalendarEvents(table),
    confirmations: openConfirmations(table),
    directory: openDirectory(people.employees, people.organisations),
  };
};

export type OrganisationsDeps = ReturnType<typeof openOrganisationsArea>;
