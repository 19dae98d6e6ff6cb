import { addressKey } from "../../../shared/news/recipients.ts";
import { contentOf } from "../../data/personal/mentions.ts";
import { idsOf } from "../../data/personal/names.ts";
import { deleting, made, mentioning, unnamingItem } from "../../data/personal/own-items.ts";
import type { Person } from "../../data/personal/person.ts";
import type { PersonalSource } from "../../data/personal/personal-source.ts";
import { removeWithProof } from "../../data/remove-with-proof.ts";
import type { Stores } from "../../data/stores.ts";
import { mailsTo } from "../../data/subscribers/registrations.repository.ts";
import type { Suppression } from "../../data/suppressions/suppression.ts";
import { isAbout } from "../../data/suppressions/suppressions.collection.ts";
import type { Item } from "../../platform/table/item.ts";
import { unpackedRows } from "./import/imported-row.ts";
import { removalWrites } from "./subscriber-suppressions.ts";

type Known = Pick<
  Stores,
  "table" | "subscribers" | "trashedSubscribers" | "suppressions" | "lateUnsubscriptions" | "audit"
>;

export const subscriberSources = (stores: Known): readonly PersonalSource[] => {
  const { table, subscribers, trashedSubscribers, suppressions, lateUnsubscriptions, audit } = stores;
  /** The deleted subscriber counts, not the person who deleted them. */
  const isTrashedAs = ({ email }: Person, item: Item) => {
    const trashed = trashedSubscribers.trashedFrom(item);
    return trashed !== undefined && addressKey(trashed.entity.email) === email;
  };
  return [
    {
      area: "subscribers",
      kinds: ["SUBSCRIBER"],
      fate: "erased",
      find: (item, { person }) => {
        const subscriber = subscribers.entityOf(item);
        return subscriber && addressKey(subscriber.email) === person.email ? subscriber : undefined;
      },
      erase: async ({ sk }, { actor, requestId, now }) => {
        // Noted before the removal, so that undoing an import brings nobody back.
        await lateUnsubscriptions.note(sk, now);
        const subscriber = await subscribers.find(sk);
        if (!subscriber) return;
        const proof = { audit, action: "subscriber.deleted", actor, requestId } as const;
        const suppressed = (await suppressions.current()).of(subscriber.email);
        const writes = removalWrites(subscriber, suppressed, suppressions);
        if (!(await removeWithProof(subscribers, subscriber, proof, writes)))
          throw new Error("A subscriber has changed meanwhile.");
      },
    },
    {
      area: "trashedSubscribers",
      kinds: ["TRASH#SUBSCRIBER"],
      fate: "erased",
      find: (item, sought) => (isTrashedAs(sought.person, item) ? contentOf(item) : made(item, sought)),
      erase: async (key, erasing) => {
        const item = await table.get(key);
        if (!item) return;
        const erase = isTrashedAs(erasing.person, item) ? deleting(table) : unnamingItem(table);
        await erase(key, erasing);
      },
    },
    {
      area: "subscribedAddresses",
      kinds: ["UNIQUE#SUBSCRIBER"],
      fate: "erased",
      find: ({ id }, { person }) => (person.subscriberIds.some((own) => own === id) ? { id } : undefined),
    },
    {
      area: "registrations",
      kinds: ["REGISTRATION"],
      fate: "erased",
      find: ({ pk: _pk, sk: _sk, ...request }, { person }) =>
        addressKey(String(request.email)) === person.email ? request : undefined,
      erase: deleting(table),
    },
    {
      area: "registrationMails",
      kinds: ["REGISTRATION_MAILS"],
      fate: "expiring",
      find: ({ pk, sk, expiresAt }, { person }) =>
        pk === mailsTo(person.email) ? { key: sk, expiresAt } : undefined,
    },
    {
      area: "imports",
      kinds: ["SUBSCRIBER_IMPORT", "SUBSCRIBER_IMPORTS"],
      fate: "expiring",
      find: ({ rows, by, at, organisationId }, { person }) => {
        const own = unpackedRows(rows).filter(({ email }) => addressKey(email) === person.email);
        if (own.length > 0) return { rows: own };
        return idsOf(person).has(by) ? { at, organisationId } : undefined;
      },
    },
    { area: "lateUnsubscriptions", kinds: ["LATE_UNSUBSCRIPTION"], fate: "expiring", find: mentioning },
    {
      area: "suppressions",
      kinds: ["SUPPRESSION"],
      fate: "kept",
      find: (item, { person }) => {
        if (item.deleted) return undefined;
        const suppression = contentOf(item) as Suppression; // written by its collection
        const { reason, at, organisationId } = suppression;
        return isAbout(suppression, person.email) ? { reason, at, organisationId } : undefined;
      },
    },
  ];
};
