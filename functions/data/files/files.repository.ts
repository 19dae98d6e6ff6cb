import { millisecondsInDay } from "date-fns/constants";
import type { Table } from "../../platform/table/table.ts";
import { fileItem, fileKey, fileOf, filePartitions } from "./file-item.ts";
import type { StoredFile } from "./stored-file.ts";

/** What nobody took goes after a day, and so does what is left of an upload that was refused. */
const UNTAKEN_MILLISECONDS = millisecondsInDay;

/** Files as items of the table; their bytes lie in the bucket (`file-store.repository.ts`). */
export const openFiles = (table: Table) => {
  /** Whether the file was as the condition says, and is now as the update says. */
  const changeIf = async (
    id: string,
    ConditionExpression: string,
    UpdateExpression: string,
    values: Readonly<Record<string, unknown>>,
  ): Promise<boolean> => {
    const changed = await table.tryUpdate(fileKey(id), {
      UpdateExpression,
      ConditionExpression,
      ExpressionAttributeNames: { "#state": "state" },
      ExpressionAttributeValues: values,
    });
    return changed !== undefined;
  };

  return {
    find: async (id: string): Promise<StoredFile | undefined> => fileOf(await table.get(fileKey(id))),

    findMany: async (ids: readonly string[]): Promise<Map<string, StoredFile>> => {
      const items = ids.length ? await table.getMany([...new Set(ids)].map(fileKey)) : [];
      const found = items.flatMap((item) => fileOf(item) ?? []);
      return new Map(found.map((file) => [file.id, file]));
    },

    /** A new one, which waits for its bytes and for something to take it. */
    insert: async (file: StoredFile): Promise<void> =>
      table.put(fileItem(file, Date.parse(file.createdAt) + UNTAKEN_MILLISECONDS), {
        ConditionExpression: "attribute_not_exists(pk)",
      }),

    /** The bytes are what they may be; false where nobody waits for them any more. */
    markReady: (id: string, contentType: string) =>
      changeIf(id, "#state = :waiting", "SET #state = :ready, contentType = :contentType", {
        ":waiting": "waiting",
        ":ready": "ready",
        ":contentType": contentType,
      }),

    /** `reason` is shown to the uploader. */
    markRefused: (id: string, reason: string) =>
      changeIf(id, "#state = :waiting", "SET #state = :refused, reason = :reason", {
        ":waiting": "waiting",
        ":refused": "refused",
        ":reason": reason,
      }),

    /** Files that nobody took in time, or that were dropped. */
    due: async (now: Date): Promise<string[]> => {
      const found = await Promise.all(filePartitions.map((pk) => table.due(pk, now.getTime())));
      return found.flat().map(({ sk }) => String(sk));
    },

    /** Nobody can take it from now on; false where somebody has. */
    markDropped: (id: string, now: Date) =>
      changeIf(
        id,
        "attribute_exists(pk) AND (attribute_not_exists(dueAt) OR dueAt <= :now) AND attribute_not_exists(ownerId)",
        "SET #state = :dropped",
        { ":dropped": "dropped", ":now": now.getTime() },
      ),

    /** Forgets a file whose bytes are gone. */
    forget: (id: string): Promise<void> => table.transact([{ Delete: { Key: fileKey(id) } }]),
  };
};

export type Files = ReturnType<typeof openFiles>;
