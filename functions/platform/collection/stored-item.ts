import type { Item, Key } from "../table/item.ts";
import { MAX_TRANSACTION } from "../table/table.ts";
import type { CollectionSpec, Identified, Stored } from "./collection-spec.ts";
import { packed, unpacked } from "./packed.ts";
import { placeOf } from "./place.ts";
import { TOMBSTONE_SECONDS } from "./replica.ts";

/** How the entities of a collection lie in the table. */
export const openItems = <Entity extends Identified, Listed, Lodger>(
  spec: CollectionSpec<Entity, Listed, Lodger>,
) => {
  const place = placeOf(spec);
  const { keyOf } = place;

  const changedNow = (): Item => {
    const changedAt = Date.now();
    return spec.lodgesWith ? { changedAt, lodgerChangedAt: changedAt } : { changedAt };
  };

  const itemOf = (entity: Entity, version: number): Key & Item => ({
    ...keyOf(entity.id),
    version,
    ...changedNow(),
    listed: packed(spec.listed(entity)),
    ...(spec.listedIsWhole ? {} : { entity: packed(entity) }),
  });

  const tombstoneOf = (id: string, version: number): Key & Item => ({
    ...keyOf(id),
    version,
    ...changedNow(),
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

  /** Writes that a transaction takes with the notices of all partitions. */
  const fullTransaction = MAX_TRANSACTION - place.partitions.length;

  return { place, keyOf, itemOf, tombstoneOf, entityOf, fullTransaction };
};

export type Items<Entity extends Identified, Listed> = ReturnType<typeof openItems<Entity, Listed, never>>;
