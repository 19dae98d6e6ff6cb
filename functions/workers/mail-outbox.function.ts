import { openApplicationMails } from "../applications/applications.deps.ts";
import { openApplicationMailComposer } from "../applications/mails/compose-mail.ts";
import { openCalendar } from "../calendar/calendar.deps.ts";
import { openStillWanted as openEventMailWanted } from "../calendar/notifications/still-wanted.ts";
import { openBundleComposer } from "../cloud/watching/compose-bundle.ts";
import { openWatching } from "../cloud/watching/notifier.deps.ts";
import { openArticles } from "../data/articles/articles.collection.ts";
import { openConfirmations } from "../data/articles/confirmations.repository.ts";
import { openOrganisations } from "../data/organisations/organisations.collection.ts";
import { openMailFrom } from "../data/templates/mail-sender.ts";
import { personalise } from "../data/templates/personal-mail.ts";
import { openDiscussions } from "../discussions/discussions.deps.ts";
import { openStillWanted as openForumMailWanted } from "../discussions/notifications/still-wanted.ts";
import { openStillUnconfirmed } from "../news/articles/still-unconfirmed.ts";
import { mailText } from "../platform/mail/mail-text.ts";
import { openDelivery } from "../platform/mail/outbox-delivery.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openSes } from "../platform/mail/ses.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const portalOrigin = setting("PORTAL_ORIGIN");
const composeBundle = openBundleComposer(openWatching(table, portalOrigin));
const composeApplicationMail = openApplicationMailComposer(openApplicationMails(table, portalOrigin));
const wantsForumMail = openForumMailWanted(openDiscussions(table));
const calendar = openCalendar(table);
const wantsEventMail = openEventMailWanted(calendar);
const isUnconfirmed = openStillUnconfirmed({
  ...calendar,
  articles: openArticles(table),
  confirmations: openConfirmations(table),
});

const wantedOf = (area: string | undefined) => {
  switch (area) {
    case "articles":
      return isUnconfirmed;
    case "calendar":
      return wantsEventMail;
    default:
      return wantsForumMail;
  }
};

export const handler = queueFunction<OutboxMessage>(
  openDelivery(table, {
    ses: openSes(),
    queue: openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL")),
    textOf: mailText,
    personalise,
    fromOf: openMailFrom(openOrganisations(table)),
    isWanted: (asks) => wantedOf(asks.area)(asks),
    compose: (asks) => (asks.area === "applications" ? composeApplicationMail : composeBundle)(asks),
  }),
);
