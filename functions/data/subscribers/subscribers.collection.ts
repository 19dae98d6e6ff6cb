import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import { subscriberFields } from "../../../shared/news/subscriber.fields.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { openBulkWriter } from "../../platform/collection/bulk-writer.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import { openSnapshotWriter, type SnapshotBucket } from "../../platform/collection/snapshot-writer.ts";
import { fieldOf, searchTextOf } from "../../platform/search/entity-fields.ts";
import type { Table } from "../../platform/table/table.ts";

export const emailClaimOf = ({ organisationId, email }: Pick<Subscriber, "organisationId" | "email">) =>
  `${organisationId}#${addressKey(email)}`;

/** A partition takes 1,000 writes a second and costs a list one request. */
const SHARDS = 2;

const spec = {
  name: "SUBSCRIBER",
  missing: subscriberProblems.notFound,
  shards: SHARDS,
  snapshot: { shape: 1, above: 2_000 },
  listed: (subscriber) => subscriber,
  listedIsWhole: true,
  unique: [
    {
      name: "email",
      of: ({ organisationId, email }) => `${organisationId}#${addressKey(email)}`,
      taken: subscriberProblems.emailTaken,
      path: "email",
    },
  ],
  fieldOf: fieldOf(subscriberFields),
  searchText: searchTextOf(subscriberFields),
  defaultSort: [{ field: "name", direction: "asc" }],
} as const satisfies CollectionSpec<Subscriber, Subscriber>;

export const openSubscribers = (table: Table) => openCollection(table, spec);

export const openSubscriberChanges = (table: Table) => openBulkWriter(table, spec);

export const openSubscriberSnapshots = (table: Table, bucket: SnapshotBucket) =>
  openSnapshotWriter<Subscriber>(table, spec, bucket);

export type Subscribers = ReturnType<typeof openSubscribers>;
