import { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import type { portal } from "../../../shared/portal.contract.ts";
import { aNewsletterDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { admins, editors, onlyEditors, readers } from "./rights.ts";
import { stored } from "./subjects.ts";

const organisationId = ownOffice.id;
const newsletterDraft = aNewsletterDraft({ organisationId });
const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString();

export const newslettersRows: RowsOf<typeof portal.newsletters> = {
  newsletters: {
    list: { right: readers },
    read: { right: readers, subject: stored.sentNewsletter },
    create: { right: editors, body: newsletterDraft },
    update: { right: onlyEditors, body: newsletterDraft, subject: stored.newsletter },
    remove: { right: onlyEditors, subject: stored.newsletter },
    clone: { right: onlyEditors, subject: stored.newsletter },
    withdrawFiles: { isOwn: true, right: onlyEditors, subject: stored.offeredFile },
    preview: { isOwn: true, right: editors, body: newsletterDraft },
    contents: { isOwn: true, right: readers, subject: stored.sentNewsletter },
    statusOfUnsaved: {
      right: editors,
      query: { newsletter: NewsletterRecipients.parse({ organisationId }) },
    },
  },
  newsletterRelease: {
    request: { isOwn: true, right: onlyEditors, subject: stored.newsletter },
    give: { isOwn: true, right: onlyEditors, subject: stored.newsletter },
    refuse: { isOwn: true, right: onlyEditors, body: { note: "Bitte kürzen." }, subject: stored.newsletter },
  },
  sending: {
    test: { right: onlyEditors, subject: stored.newsletter },
    publish: { right: onlyEditors, subject: stored.newsletter },
    schedule: { isOwn: true, right: onlyEditors, body: { at: tomorrow }, subject: stored.newsletter },
    unschedule: { isOwn: true, right: onlyEditors, subject: stored.newsletter },
    repeatFailed: { isOwn: true, right: editors, subject: stored.sentNewsletter },
    pause: { isOwn: true, right: editors, subject: stored.sentNewsletter },
    resume: { isOwn: true, right: editors, subject: stored.sentNewsletter },
    cancel: { isOwn: true, right: editors, subject: stored.sentNewsletter },
    ignoreWindow: { isOwn: true, right: admins, subject: stored.sentNewsletter },
    status: { right: readers, subject: stored.sentNewsletter },
    statuses: { isOwn: true, right: readers, query: { ids: ["unknown"] } },
    running: { isOwn: true, right: readers },
    details: { right: editors, subject: stored.sentNewsletter },
    deliveries: { isOwn: true, right: editors, subject: stored.sentNewsletter },
  },
};
