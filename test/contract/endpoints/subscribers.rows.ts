import type { portal } from "../../../shared/portal.contract.ts";
import { aSubscriberDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { anyEditors, editors, onlyEditors, readers } from "./rights.ts";
import { stored } from "./subjects.ts";

const organisationId = ownOffice.id;
const subscriberDraft = aSubscriberDraft({ organisationId });

export const subscribersRows: RowsOf<typeof portal.subscribers> = {
  subscribers: {
    /** Two partitions, and suppressions. */
    list: { right: anyEditors, requests: 4 },
    read: { isOwn: true, right: onlyEditors, subject: stored.subscriber },
    mails: { isOwn: true, right: onlyEditors, subject: stored.subscriber },
    create: { right: editors, body: subscriberDraft },
    update: { right: onlyEditors, body: subscriberDraft, subject: stored.subscriber },
    lift: {
      isOwn: true,
      right: onlyEditors,
      body: { reason: "Das Postfach ist wieder frei." },
      subject: stored.subscriber,
    },
    remove: { right: onlyEditors, subject: stored.subscriber },
    import: { right: editors, query: {}, body: { organisationId, subscribers: [] } },
  },
  subscriberImports: {
    list: { isOwn: true, right: anyEditors },
    undo: { isOwn: true, right: onlyEditors, body: { dryRun: true }, subject: stored.subscriberImport },
  },
  industries: {
    list: { right: readers },
  },
};
