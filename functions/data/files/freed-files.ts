import { ulid } from "ulid";
import { change, expression } from "../../platform/table/change.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { fileKey } from "./file-item.ts";
import type { Owner } from "./stored-file.ts";

const FREED = "FILES-RELEASED";

export interface FreedFiles {
  readonly sk: string;
  readonly owner: Owner;
  readonly ids: readonly string[];
}

export const freeWrites = (owner: Owner, ids: readonly string[]): readonly Write[] =>
  ids.length === 0 ? [] : [{ Put: { Item: { pk: FREED, sk: ulid(), owner, ids: [...ids] } } }];

export const dropWrite = (owner: Owner, id: string, now: Date): Write =>
  change(fileKey(id), {
    set: { state: "dropped", dueAt: now.getTime() },
    remove: ["ownerKind", "ownerId"],
    if: expression`ownerKind = ${owner.kind} AND ownerId = ${owner.id}`,
  });

export const openFreedFiles = (table: Table) => ({
  list: async (): Promise<FreedFiles[]> => {
    const items = await table.all(FREED);
    return items as unknown as FreedFiles[]; // written by `freeWrites` only
  },
  drop: async (owner: Owner, id: string, now: Date): Promise<void> => {
    await table.tryTransact([dropWrite(owner, id, now)]);
  },
  done: ({ sk }: FreedFiles): Promise<void> => table.transact([{ Delete: { Key: { pk: FREED, sk } } }]),
});
