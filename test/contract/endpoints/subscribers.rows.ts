import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { openSubscriberImports } from "../../../functions/news/subscribers/import/imports.repository.ts";
import { portal } from "../../portal.ts";
import { aSubscriber, aSubscriberDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { anyEditors, editors, onlyEditors, readers } from "./rights.ts";
import { idOf } from "./subjects.ts";

const own = {
  subscriber: async (organisationId: string) => {
    const { table } = await portal();
    return idOf(await openSubscribers(table).insert(aSubscriber({ organisationId })));
  },
  subscriberImport: async (organisationId: string) => {
    const { table } = await portal();
    const none = { created: 0, updated: 0, deleted: 0 };
    const imports = openSubscriberImports(table);
    const { id } = await imports.begin(
      undefined,
      { organisationId, by: "e1", byName: "eva", ...none },
      new Date(),
    );
    await imports.end(id, none);
    return { id };
  },
};

const organisationId = ownOffice.id;
const subscriberDraft = aSubscriberDraft({ organisationId });

export const subscribersRows: AreaRows<"subscribers"> = {
  subscribers: {
    /** Two partitions, and suppressions. */
    list: { right: anyEditors },
    read: { isOwn: true, right: onlyEditors, subject: own.subscriber },
    mails: { isOwn: true, right: onlyEditors, subject: own.subscriber },
    create: { right: editors, body: subscriberDraft },
    update: { right: onlyEditors, body: subscriberDraft, subject: own.subscriber },
    lift: {
      isOwn: true,
      right: onlyEditors,
      body: { reason: "Das Postfach ist wieder frei." },
      subject: own.subscriber,
    },
    remove: { right: onlyEditors, subject: own.subscriber },
    import: { right: editors, query: {}, body: { organisationId, subscribers: [] } },
  },
  subscriberImports: {
    list: { isOwn: true, right: anyEditors },
    undo: { isOwn: true, right: onlyEditors, body: { dryRun: true }, subject: own.subscriberImport },
  },
  industries: {
    list: { right: readers },
  },
};
