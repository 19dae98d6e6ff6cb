import { openArticles } from "../data/articles/articles.collection.ts";
import { openConfirmations } from "../data/articles/confirmations.repository.ts";
import { openAudit } from "../data/audit/open-audit.ts";
import { openOrganisations } from "../data/organisations/organisations.collection.ts";
import { openEmployees } from "../data/people/employees.collection.ts";
import { openUsers } from "../data/people/users.collection.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { openSuppressions } from "../data/suppressions/suppressions.collection.ts";
import { openTemplateSets } from "../data/templates/template-sets.collection.ts";
import { openAnnouncements } from "../news/articles/announcements.repository.ts";
import { announceDue } from "../news/articles/announcer.ts";
import { askToConfirmDue } from "../news/articles/ask-to-confirm.ts";
import { openConfirmationMailings } from "../news/articles/confirmation-mailings.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import { together } from "../platform/runtime/together.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = {
  announcements: openAnnouncements(table),
  articles: openArticles(table),
  confirmations: openConfirmations(table),
  confirmationMailings: openConfirmationMailings(table),
  employees: openEmployees(table),
  users: openUsers(table),
  organisations: openOrganisations(table),
  templateSets: openTemplateSets(table),
  suppressions: openSuppressions(table),
  settings: openSettings(table),
  outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
  audit: openAudit(table),
  portalOrigin: setting("PORTAL_ORIGIN"),
};

export const handler = async (): Promise<void> => {
  await together([announceDue(deps), askToConfirmDue(deps)]);
};
