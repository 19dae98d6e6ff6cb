import { ulid } from "ulid";
import { change, expression } from "../../platform/table/change.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { fileKey } from "./file-item.ts";
import type { Owner } from "./stored-file.ts";

/** Records the files of removed owners, since a hundred drops do not fit into one transaction. */
const RELEASED = "FILES-RELEASED";

export interface Release {
  readonly sk: string;
  readonly owner: Owner;
  readonly ids: readonly string[];
}

export const releaseWrites = (owner: Owner, ids: readonly string[]): readonly Write[] =>
  ids.length === 0 ? [] : [{ Put: { Item: { pk: RELEASED, sk: ulid(), owner, ids: [...ids] } } }];

export const dropWrite = (owner: Owner, id: string, now: Date): Write =>
  change(fileKey(id), {
    set: { state: "dropped", dueAt: now.getTime() },
    remove: ["ownerKind", "ownerId"],
    if: expression`ownerKind = ${owner.kind} AND ownerId = ${owner.id}`,
  });

export const openReleases = (table: Table) => ({
  list: async (): Promise<Release[]> => {
    const items = await table.all(RELEASED);
    return items as unknown as Release[]; // written by `releaseWrites` only
  },
  drop: async (owner: Owner, id: string, now: Date): Promise<void> => {
    await table.tryTransact([dropWrite(owner, id, now)]);
  },
  done: ({ sk }: Release): Promise<void> => table.transact([{ Delete: { Key: { pk: RELEASED, sk } } }]),
});

export type Releases = ReturnType<typeof openReleases>;
