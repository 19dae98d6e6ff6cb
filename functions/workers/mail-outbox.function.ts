import { openApplicationMailComposer } from "../applications/mails/compose-mail.ts";
import { openPageLinks } from "../applications/page-links.ts";
import { openStillWanted as openEventMailWanted } from "../calendar/notifications/still-wanted.ts";
import { openRequestMailComposer } from "../cloud/requests/compose-request-mail.ts";
import { openRequestLinks } from "../cloud/requests/request-links.ts";
import { openBundleComposer } from "../cloud/watching/compose-bundle.ts";
import { openLinkedStores } from "../data/stores.ts";
import { personalise } from "../data/templates/personal-mail.ts";
import { openStillWanted as openForumMailWanted } from "../discussions/notifications/still-wanted.ts";
import { openStillUnconfirmed } from "../news/articles/still-unconfirmed.ts";
import { mailText } from "../platform/mail/mail-text.ts";
import { openDelivery } from "../platform/mail/outbox-delivery.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openSes } from "../platform/mail/ses.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { setting } from "../platform/runtime/environment.ts";

const stores = openLinkedStores();
const linkSecret = setting("LINK_SECRET");
const composeBundle = openBundleComposer(stores);
const composeApplicationMail = openApplicationMailComposer({
  ...stores,
  pageLinks: openPageLinks(linkSecret, stores.portalOrigin),
});
const composeRequestMail = openRequestMailComposer({
  ...stores,
  requestLinks: openRequestLinks(linkSecret, stores.portalOrigin),
});
const wantsForumMail = openForumMailWanted(stores);
const wantsEventMail = openEventMailWanted(stores);
const isUnconfirmed = openStillUnconfirmed(stores);

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

const composerOf = (area: string | undefined) => {
  switch (area) {
    case "applications":
      return composeApplicationMail;
    case "requests":
      return composeRequestMail;
    default:
      return composeBundle;
  }
};

export const handler = queueFunction<OutboxMessage>(
  openDelivery(stores.table, {
    ses: openSes(),
    queue: stores.mailQueue,
    textOf: mailText,
    personalise,
    fromOf: stores.mailFrom,
    isWanted: (asks) => wantedOf(asks.area)(asks),
    compose: (asks) => composerOf(asks.area)(asks),
  }),
);
