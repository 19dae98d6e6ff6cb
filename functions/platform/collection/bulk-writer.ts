import { together } from "../runtime/together.ts";
import type { Write } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import { MAX_TRANSACTION } from "../table/transactions.ts";
import type { CollectionSpec, Identified, Stored } from "./collection-spec.ts";
import { isNew, openItems, versionIs } from "./stored-item.ts";
import { openClaims } from "./unique-claims.ts";

export interface BulkChange<Entity extends Identified> {
  readonly before?: Stored<Entity>;
  readonly after?: Entity;
  /** The version in which a restored entity was removed. */
  readonly removedIn?: number;
  readonly inTransaction?: readonly Write[];
}

/** Written in the transaction of the changes that it records. */
type RecordOf<Entity extends Identified> = (changes: readonly BulkChange<Entity>[]) => Write;

const PARALLEL = 4;

const grouped = <Change>(
  changes: readonly Change[],
  sizeOf: (change: Change) => number,
  most: number,
): Change[][] => {
  const groups: Change[][] = [];
  let room = 0;
  for (const change of changes) {
    const size = sizeOf(change);
    if (size > room) {
      groups.push([]);
      room = most;
    }
    groups.at(-1)?.push(change);
    room -= size;
  }
  return groups;
};

/** Commits several transactions: earlier ones stay when a later one fails. */
export const openBulkWriter = <Entity extends Identified, Listed>(
  table: Table,
  spec: CollectionSpec<Entity, Listed>,
) => {
  const { itemOf, tombstoneOf } = openItems(spec);
  const claimWrites = openClaims(spec);

  const own = ({ before, after, removedIn }: BulkChange<Entity>): Write[] => {
    const known = before?.version ?? removedIn;
    const condition = known === undefined ? isNew : versionIs(known);
    const version = (known ?? 0) + 1;
    if (after) return [{ Put: { Item: itemOf(after, version), ...condition } }];
    return before ? [{ Put: { Item: tombstoneOf(before.id, version, before), ...condition } }] : [];
  };

  const writesOf = (change: BulkChange<Entity>): Write[] => [
    ...own(change),
    ...claimWrites(change.before, change.after).map(({ write }) => write),
    ...(change.inTransaction ?? []),
  ];

  const sizeOf = ({ before, after, inTransaction = [] }: BulkChange<Entity>) =>
    1 + claimWrites(before, after).length + inTransaction.length;

  const isWritten = (changes: readonly BulkChange<Entity>[], recordOf?: RecordOf<Entity>): Promise<boolean> =>
    table.tryTransact([...changes.flatMap(writesOf), ...(recordOf ? [recordOf(changes)] : [])]);

  /** If one change fails its group, each is tried alone. */
  const failedOf = async (
    group: readonly BulkChange<Entity>[],
    recordOf?: RecordOf<Entity>,
  ): Promise<BulkChange<Entity>[]> => {
    if (await isWritten(group, recordOf)) return [];
    const failed: BulkChange<Entity>[] = [];
    for (const change of group) if (!(await isWritten([change], recordOf))) failed.push(change);
    return failed;
  };

  return {
    /** Returns the changes that lost to another version, or to a unique value taken meanwhile. */
    write: async (
      changes: readonly BulkChange<Entity>[],
      recordOf?: RecordOf<Entity>,
    ): Promise<BulkChange<Entity>[]> => {
      const waiting = grouped(changes, sizeOf, MAX_TRANSACTION - (recordOf ? 1 : 0)).values();
      const failed: BulkChange<Entity>[] = [];
      const work = async () => {
        for (const group of waiting) failed.push(...(await failedOf(group, recordOf)));
      };
      await together(Array.from({ length: PARALLEL }, work));
      return failed;
    },
  };
};
