import { addressKey } from "../../../shared/news/recipients.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { openBulkWriter } from "../../platform/collection/bulk-writer.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import type { Table } from "../../platform/table/table.ts";
import type { MailStop } from "../suppressions/suppression.ts";
import { stopRules } from "../suppressions/suppressions.collection.ts";
import { subscriberPlace } from "./subscriber-place.ts";

/** What of a subscriber only one can have: the address within an office. */
export const emailClaimOf = ({ organisationId, email }: Pick<Subscriber, "organisationId" | "email">) =>
  `${organisationId}#${addressKey(email)}`;

const spec: CollectionSpec<Subscriber, Subscriber, MailStop> = {
  ...subscriberPlace,
  lodger: stopRules,
  listed: (subscriber) => subscriber,
  listedIsWhole: true,
  unique: [
    {
      name: "email",
      of: ({ organisationId, email }) => `${organisationId}#${addressKey(email)}`,
      taken: "subscriber.email-taken",
      path: "email",
    },
  ],
  fieldOf: (listed, field) => listed[field as keyof Subscriber],
  searchText: ({ name, email, plz, ort, branche }) => [name, email, plz, ort, branche],
  defaultSort: [{ field: "name", direction: "asc" }],
};

/** The newsletters' subscribers; an address is unique within its office. */
export const openSubscribers = (table: Table) => openCollection(table, spec);

/** Writes thousands of them at once. */
export const openSubscriberChanges = (table: Table) => openBulkWriter(table, spec);

export type Subscribers = ReturnType<typeof openSubscribers>;
