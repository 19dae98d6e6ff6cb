import { createHash } from "node:crypto";
import type { Key } from "../table/item.ts";

interface Placed {
  readonly name: string;
  readonly shards?: number;
  readonly lodgesWith?: Placed;
}

/** Where a collection lies in the table, and the index that tells its changes. */
export interface Place {
  readonly partitions: readonly string[];
  readonly keyOf: (id: string) => Key;
  /** The id of an item; undefined for one of another collection. */
  readonly idOf: (sk: unknown) => string | undefined;
  /** The condition on `sk` that leaves just the collection's own items, with its value. */
  readonly own: { readonly condition: string; readonly value: string };
  readonly changes: { readonly index: string; readonly attribute: string };
}

/** No id begins with it, and it sorts after all that ids begin with. */
const LODGER = "~";

const shardOf = (id: string, shards: number) =>
  shards === 1 ? 0 : createHash("sha1").update(id).digest().readUInt32BE(0) % shards;

const partitionsOf = ({ name, shards = 1 }: Placed): string[] =>
  Array.from({ length: shards }, (_, shard) => (shards === 1 ? name : `${name}#${shard}`));

/** What the sort keys of a lodger begin with. */
const lodgerPrefix = (name: string) => `${LODGER}${name}|`;

/** The id of a lodger's item in the partition where it lodges. */
export const lodgerIdOf = (name: string, sk: unknown): string | undefined => {
  const prefix = lodgerPrefix(name);
  return String(sk).startsWith(prefix) ? String(sk).slice(prefix.length) : undefined;
};

const lodging = (name: string, host: Placed): Place => {
  const [partition = host.name] = partitionsOf(host);
  const prefix = lodgerPrefix(name);
  return {
    partitions: [partition],
    keyOf: (id) => ({ pk: partition, sk: `${prefix}${id}` }),
    idOf: (sk) => lodgerIdOf(name, sk),
    own: { condition: "begins_with(sk, :own)", value: prefix },
    changes: { index: "byLodgerChangedAt", attribute: "lodgerChangedAt" },
  };
};

export const placeOf = (spec: Placed): Place => {
  if (spec.lodgesWith) return lodging(spec.name, spec.lodgesWith);
  const partitions = partitionsOf(spec);
  return {
    partitions,
    keyOf: (id) => ({ pk: partitions[shardOf(id, partitions.length)] ?? spec.name, sk: id }),
    idOf: (sk) => (String(sk).startsWith(LODGER) ? undefined : String(sk)),
    own: { condition: "sk < :own", value: LODGER },
    changes: { index: "byChangedAt", attribute: "changedAt" },
  };
};
