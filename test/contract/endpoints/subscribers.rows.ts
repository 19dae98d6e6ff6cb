import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { openSubscriberImports } from "../../../functions/news/subscribers/import/imports.repository.ts";
import { portal } from "../../portal.ts";
import { aSubscriber, aSubscriberDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { idOf } from "./resources.ts";
import { anyEditors, editors, onlyEditors, readers } from "./rights.ts";

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
    read: { isOwn: true, right: onlyEditors, resource: own.subscriber },
    mails: { isOwn: true, right: onlyEditors, resource: own.subscriber },
    create: { right: editors, body: subscriberDraft },
    update: { right: onlyEditors, body: subscriberDraft, resource: own.subscriber },
    lift: {
      isOwn: true,
      right: onlyEditors,
      body: { reason: "Das Postfach ist wieder frei." },
      resource: own.subscriber,
    },
    remove: { right: onlyEditors, resource: own.subscriber },
    import: { right: editors, query: {}, body: { organisationId, subscribers: [] } },
  },
  subscriberImports: {
    list: { isOwn: true, right: anyEditors },
    undo: { isOwn: true, right: onlyEditors, body: { dryRun: true }, resource: own.subscriberImport },
  },
  industries: {
    list: { right: readers },
  },
};
