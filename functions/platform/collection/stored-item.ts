import { createHash } from "node:crypto";
import type { Item, Key } from "../table.ts";
import type { CollectionSpec, Identified, Stored } from "./collection-spec.ts";
import { packed, unpacked } from "./packed.ts";
import { TOMBSTONE_SECONDS } from "./replica.ts";

const shardOf = (id: string, shards: number) =>
  createHash("sha1").update(id).digest().readUInt32BE(0) % shards;

/** How the entities of a collection lie in the table. */
export const openItems = <Entity extends Identified, Listed>(spec: CollectionSpec<Entity, Listed>) => {
  const shards = spec.shards ?? 1;
  const partitions = Array.from({ length: shards }, (_, shard) =>
    shards === 1 ? spec.name : `${spec.name}#${shard}`,
  );
  const keyOf = (id: string): Key => ({ pk: partitions[shardOf(id, shards)] ?? spec.name, sk: id });

  const itemOf = (entity: Entity, version: number): Key & Item => ({
    ...keyOf(entity.id),
    version,
    changedAt: Date.now(),
    listed: packed(spec.listed(entity)),
    ...(spec.listedIsWhole ? {} : { entity: packed(entity) }),
  });

  const tombstoneOf = (id: string, version: number): Key & Item => ({
    ...keyOf(id),
    version,
    changedAt: Date.now(),
    deleted: true,
    expiresAt: Math.floor(Date.now() / 1000) + TOMBSTONE_SECONDS,
  });

  const entityOf = (item: Item | undefined): Stored<Entity> | undefined =>
    item && !item.deleted
      ? {
          ...(unpacked(spec.listedIsWhole ? item.listed : item.entity) as Entity),
          version: Number(item.version),
        }
      : undefined;

  return { partitions, keyOf, itemOf, tombstoneOf, entityOf };
};

export type Items<Entity extends Identified, Listed> = ReturnType<typeof openItems<Entity, Listed>>;
