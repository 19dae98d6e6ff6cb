import { addSeconds } from "date-fns/addSeconds";
import { getUnixTime } from "date-fns/getUnixTime";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { periods, secondsIn } from "../../../shared/periods.ts";
import type { Identified } from "../../platform/collection/collection-spec.ts";
import { packed, unpacked } from "../../platform/collection/packed.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { deletedForGood } from "../deleted-for-good.ts";

interface Deletion {
  readonly viewer: Pick<Viewer, "userId" | "employeeId">;
  readonly now: Date;
  readonly deletedByName: string;
}

export interface Trashed<Entity> {
  readonly entity: Entity;
  readonly deletedAt: string;
  readonly deletedBy: string;
  readonly deletedByName: string;
}

export const openTrash = <Entity extends Identified>(table: Table, name: string) => {
  const partition = `TRASH#${name}`;
  const keyOf = (id: string): Key => ({ pk: partition, sk: id });

  const trashedFrom = (item: Item | undefined): Trashed<Entity> | undefined =>
    item && (unpacked(item.entity) as Trashed<Entity>); // `putWrite` wrote it

  return {
    keyOf,
    trashedFrom,

    putWrite: (entity: Entity, { viewer, now, deletedByName }: Deletion): Write => ({
      Put: {
        Item: {
          ...keyOf(entity.id),
          entity: packed({
            entity,
            deletedAt: now.toISOString(),
            deletedBy: actorOf(viewer),
            deletedByName,
          } satisfies Trashed<Entity>),
          expiresAt: getUnixTime(addSeconds(now, secondsIn(periods.deletedEntry))),
        },
      },
    }),

    /** DynamoDB removes expired items within days. */
    all: async (now: Date): Promise<Trashed<Entity>[]> => {
      const isOver = deletedForGood(now);
      const items = await table.all(partition);
      return items.flatMap((item) => trashedFrom(item) ?? []).filter((trashed) => !isOver(trashed));
    },

    /** Fails if somebody else has taken the entity out. */
    takeWrite: (id: string): Write => ({
      Delete: { Key: keyOf(id), ConditionExpression: "attribute_exists(pk)" },
    }),
  };
};
