import { millisecondsInDay } from "date-fns/constants";
import type { Table } from "../../platform/table/table.ts";
import { fileItem, fileKey, fileOf, filePartitions } from "./file-item.ts";
import type { StoredFile } from "./stored-file.ts";

export const UNTAKEN_MILLISECONDS = millisecondsInDay;

/** What the check found; name and size where other bytes are stored than came. */
export type StoredContent = Pick<StoredFile, "contentType"> &
  Partial<Pick<StoredFile, "fileName" | "size" | "picture">>;

export const openFiles = (table: Table) => {
  const changeIf = async (
    id: string,
    ConditionExpression: string,
    UpdateExpression: string,
    values: Readonly<Record<string, unknown>>,
    names: Readonly<Record<string, string>> = {},
  ): Promise<StoredFile | undefined> => {
    const changed = await table.tryUpdate(fileKey(id), {
      UpdateExpression,
      ConditionExpression,
      ExpressionAttributeNames: { "#state": "state", ...names },
      ExpressionAttributeValues: values,
    });
    return fileOf(changed);
  };

  return {
    find: async (id: string): Promise<StoredFile | undefined> => fileOf(await table.get(fileKey(id))),

    findMany: async (ids: readonly string[]): Promise<Map<string, StoredFile>> => {
      const items = ids.length ? await table.getMany([...new Set(ids)].map(fileKey)) : [];
      const found = items.flatMap((item) => fileOf(item) ?? []);
      return new Map(found.map((file) => [file.id, file]));
    },

    insert: async (file: StoredFile): Promise<void> =>
      table.put(fileItem(file, Date.parse(file.createdAt) + UNTAKEN_MILLISECONDS), {
        ConditionExpression: "attribute_not_exists(pk)",
      }),

    markReady: (id: string, { contentType, fileName, size, picture }: StoredContent) => {
      const facts = Object.entries({ contentType, fileName, size, picture }).filter(
        ([, value]) => value !== undefined,
      );
      return changeIf(
        id,
        "#state = :waiting",
        `SET #state = :ready, ${facts.map(([name]) => `#${name} = :${name}`).join(", ")}`,
        {
          ":waiting": "waiting",
          ":ready": "ready",
          ...Object.fromEntries(facts.map(([name, value]) => [`:${name}`, value])),
        },
        Object.fromEntries(facts.map(([name]) => [`#${name}`, name])),
      );
    },

    markRefused: (id: string, reason: string) =>
      changeIf(id, "#state = :waiting", "SET #state = :refused, reason = :reason", {
        ":waiting": "waiting",
        ":refused": "refused",
        ":reason": reason,
      }),

    due: async (now: Date): Promise<string[]> => {
      const found = await Promise.all(filePartitions.map((pk) => table.due(pk, now.getTime())));
      return found.flat().map(({ sk }) => String(sk));
    },

    markDropped: (id: string, now: Date) =>
      changeIf(
        id,
        "attribute_exists(pk) AND (attribute_not_exists(dueAt) OR dueAt <= :now) AND attribute_not_exists(ownerId)",
        "SET #state = :dropped",
        { ":dropped": "dropped", ":now": now.getTime() },
      ),

    /** Its uploader wants it no more; what was taken meanwhile stays. */
    giveUp: (id: string, now: Date) =>
      changeIf(
        id,
        "attribute_exists(pk) AND attribute_not_exists(ownerId)",
        "SET #state = :dropped, dueAt = :now",
        { ":dropped": "dropped", ":now": now.getTime() },
      ),

    forget: (id: string): Promise<void> => table.transact([{ Delete: { Key: fileKey(id) } }]),
  };
};

export type Files = ReturnType<typeof openFiles>;
