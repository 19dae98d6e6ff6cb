import { openApplicationClocks } from "../data/applications/application-clocks.repository.ts";
import { openApplications } from "../data/applications/applications.collection.ts";
import { openSentApplications } from "../data/applications/sent-applications.repository.ts";
import { openAudit } from "../data/audit/open-audit.ts";
import { openFileStore } from "../data/files/file-store.repository.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { openZipStore } from "../data/jobs/zip-store.repository.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { openSuppressions } from "../data/suppressions/suppressions.collection.ts";
import { openTemplateSets } from "../data/templates/template-sets.collection.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openSignedIds } from "../platform/security/signed-ids.ts";
import type { Table } from "../platform/table/table.ts";

/** What is stored about an application, for whoever deletes it. */
export const openApplicationStores = (table: Table) => ({
  table,
  applications: openApplications(table),
  clocks: openApplicationClocks(table),
  sent: openSentApplications(table),
  ownedFiles: openOwnedFiles(table),
  audit: openAudit(table),
});

export type ApplicationStores = ReturnType<typeof openApplicationStores>;

/** What deciding on mails and composing them needs. */
export const openApplicationMails = (table: Table, portalOrigin: string) => ({
  ...openPeople(table),
  applications: openApplications(table),
  suppressions: openSuppressions(table),
  templateSets: openTemplateSets(table),
  portalOrigin,
});

export type ApplicationMails = ReturnType<typeof openApplicationMails>;

export const openApplicationsArea = (table: Table) => ({
  ...openApplicationMails(table, setting("PORTAL_ORIGIN")),
  ...openApplicationStores(table),
  settings: openSettings(table),
  store: openFileStore(),
  zipStore: openZipStore(),
  outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
  consentLinks: openSignedIds(setting("LINK_SECRET"), "application-consent"),
});

export type ApplicationsDeps = ReturnType<typeof openApplicationsArea>;
