import { periods, secondsIn } from "../../../shared/periods.ts";
import { CHANGED_AT } from "../table/change-stamp.ts";
import type { Item, Key, Write } from "../table/item.ts";
import type { CollectionSpec, Identified, Stored } from "./collection-spec.ts";
import { keyLayoutOf } from "./key-layout.ts";
import { packed, unpacked } from "./packed.ts";

/** Tombstones must outlive the longest pause of a warm function. */
const TOMBSTONE_SECONDS = secondsIn(periods.tombstone);

export const isNew = { ConditionExpression: "attribute_not_exists(pk)" };
export const versionIs = (version: number) => ({
  ConditionExpression: "version = :version",
  ExpressionAttributeValues: { ":version": version },
});

export const openItems = <Entity extends Identified, Listed>(spec: CollectionSpec<Entity, Listed>) => {
  const layout = keyLayoutOf(spec);
  const { keyOf } = layout;

  const contentOf = (entity: Entity) => ({
    listed: packed(spec.listed(entity)),
    ...(spec.listedIsWhole ? {} : { entity: packed(entity) }),
  });

  const itemOf = (entity: Entity, version: number): Key & Item => ({
    ...keyOf(entity.id),
    version,
    [CHANGED_AT]: Date.now(),
    ...contentOf(entity),
  });

  const tombstoneOf = (id: string, version: number, entity?: Entity): Key & Item => ({
    ...keyOf(id),
    version,
    [CHANGED_AT]: Date.now(),
    deleted: true,
    ...(entity && spec.remains
      ? { entity: packed(spec.remains(entity)) }
      : { expiresAt: Math.floor(Date.now() / 1000) + TOMBSTONE_SECONDS }),
  });

  const entityOf = (item: Item | undefined): Stored<Entity> | undefined =>
    item && !item.deleted
      ? {
          ...(unpacked(spec.listedIsWhole ? item.listed : item.entity) as Entity),
          version: Number(item.version),
        }
      : undefined;

  const lastKnownOf = (item: Item | undefined): Entity | undefined =>
    item?.deleted && spec.remains && item.entity !== undefined
      ? (unpacked(item.entity) as Entity)
      : entityOf(item);

  return {
    layout,
    keyOf,
    itemOf,
    tombstoneOf,
    entityOf,
    lastKnownOf,
    insertWrite: (entity: Entity): Write => ({ Put: { Item: itemOf(entity, 1), ...isNew } }),

    updateWrite: (entity: Entity, before: number): Write => ({
      Put: { Item: itemOf(entity, before + 1), ...versionIs(before) },
    }),

    /** Restores an entity that was removed in this state, even if its tombstone has expired. */
    putBackWrite: (entity: Entity, before: number): Write => ({
      Put: {
        Item: itemOf(entity, before + 2),
        ConditionExpression: "attribute_not_exists(pk) OR (deleted = :deleted AND version = :version)",
        ExpressionAttributeValues: { ":deleted": true, ":version": before + 1 },
      },
    }),

    removeWrite: (entity: Entity, before: number): Write => ({
      Put: { Item: tombstoneOf(entity.id, before + 1, entity), ...versionIs(before) },
    }),
  };
};
