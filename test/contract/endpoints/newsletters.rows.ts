import { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import { aNewsletterDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { newsletter, stored } from "./resources.ts";
import { admins, anyEditors, editors, onlyEditors, readers } from "./rights.ts";

const own = {
  /** Visible to its editors only. */
  newsletter: (organisationId: string) => newsletter(organisationId),
  sentNewsletter: (organisationId: string) =>
    newsletter(organisationId, { startedSendingAt: "2026-01-08T08:00:00.000Z", run: 1 }),
};

const organisationId = ownOffice.id;
const newsletterDraft = aNewsletterDraft({ organisationId });
const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString();

export const newslettersRows: AreaRows<"newsletters"> = {
  newsletters: {
    list: { right: readers },
    read: { right: readers, resource: own.sentNewsletter },
    create: { right: editors, body: newsletterDraft },
    update: { right: onlyEditors, body: newsletterDraft, resource: own.newsletter },
    remove: { right: onlyEditors, resource: own.newsletter },
    clone: { right: onlyEditors, resource: own.newsletter },
    withdrawFiles: { isOwn: true, right: onlyEditors, resource: stored.offeredFile },
    preview: { isOwn: true, right: editors, body: newsletterDraft },
    contents: { isOwn: true, right: readers, resource: own.sentNewsletter },
    statusOfUnsaved: {
      right: editors,
      query: { newsletter: NewsletterRecipients.parse({ organisationId }) },
    },
  },
  newsletterRelease: {
    request: { isOwn: true, right: onlyEditors, resource: own.newsletter },
    give: { isOwn: true, right: onlyEditors, resource: own.newsletter },
    refuse: { isOwn: true, right: onlyEditors, body: { note: "Bitte kürzen." }, resource: own.newsletter },
  },
  sending: {
    test: { right: onlyEditors, resource: own.newsletter },
    publish: { right: onlyEditors, resource: own.newsletter },
    schedule: { isOwn: true, right: onlyEditors, body: { at: tomorrow }, resource: own.newsletter },
    unschedule: { isOwn: true, right: onlyEditors, resource: own.newsletter },
    repeatFailed: { isOwn: true, right: editors, resource: own.sentNewsletter },
    resendUnknown: { isOwn: true, right: editors, resource: own.sentNewsletter },
    countUnknown: { isOwn: true, right: editors, resource: own.sentNewsletter },
    pause: { isOwn: true, right: editors, resource: own.sentNewsletter },
    resume: { isOwn: true, right: editors, resource: own.sentNewsletter },
    cancel: { isOwn: true, right: editors, resource: own.sentNewsletter },
    ignoreWindow: { isOwn: true, right: admins, resource: own.sentNewsletter },
    status: { right: readers, resource: own.sentNewsletter },
    statuses: { isOwn: true, right: readers, query: { ids: ["unknown"] } },
    running: { isOwn: true, right: readers },
    details: { right: editors, resource: own.sentNewsletter },
    deliveries: { isOwn: true, right: editors, resource: own.sentNewsletter },
  },
  reports: {
    read: { isOwn: true, right: editors, resource: own.sentNewsletter },
    overview: { isOwn: true, right: anyEditors },
  },
};
