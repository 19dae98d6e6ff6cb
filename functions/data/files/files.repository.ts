import { millisecondsInDay } from "date-fns/constants";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { countWrites, uncountWrites } from "./cloud-usage.repository.ts";
import { fileItem, fileKey, fileOf, filePartitions } from "./file-item.ts";
import type { StoredFile } from "./stored-file.ts";

export const UNTAKEN_MILLISECONDS = millisecondsInDay;

/** What the check found; name and size where other bytes are stored than came. */
export type StoredContent = Pick<StoredFile, "contentType"> &
  Partial<Pick<StoredFile, "fileName" | "size" | "picture" | "checksum" | "hasTitle">>;

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
      const items = ids.length ? await table.getMany(ids.map(fileKey)) : [];
      const found = items.flatMap((item) => fileOf(item) ?? []);
      return new Map(found.map((file) => [file.id, file]));
    },

    /** `most`: bytes that the account of a counted file may hold. */
    insert: async (file: StoredFile, most = 0): Promise<void> => {
      const Item = fileItem(file, Date.parse(file.createdAt) + UNTAKEN_MILLISECONDS);
      const isNew = { ConditionExpression: "attribute_not_exists(pk)" };
      if (file.countedFor === undefined) return table.put(Item, isNew);
      return table.transact([{ Put: { Item, ...isNew } }, ...countWrites(file, most)]);
    },

    markReady: (id: string, { contentType, fileName, size, picture, checksum, hasTitle }: StoredContent) => {
      const facts = Object.entries({ contentType, fileName, size, picture, checksum, hasTitle }).filter(
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

    /** Its bytes go at once, so they count no longer. */
    markRefused: async (file: StoredFile, reason: string): Promise<void> => {
      const refusal: Write = {
        Update: {
          Key: fileKey(file.id),
          ConditionExpression: "#state = :waiting",
          UpdateExpression: "SET #state = :refused, reason = :reason REMOVE countedFor",
          ExpressionAttributeNames: { "#state": "state" },
          ExpressionAttributeValues: { ":waiting": "waiting", ":refused": "refused", ":reason": reason },
        },
      };
      await table.tryTransact([refusal, ...uncountWrites(file)]);
    },

    storeChecksum: (id: string, checksum: string) =>
      changeIf(id, "#state = :waiting", "SET checksum = :checksum", {
        ":waiting": "waiting",
        ":checksum": checksum,
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

    /** Of one that was taken before its check. */
    keepTaken: (id: string) =>
      table.tryUpdate(fileKey(id), {
        UpdateExpression: "REMOVE dueAt",
        ConditionExpression: "attribute_exists(ownerId) AND #state <> :waiting",
        ExpressionAttributeNames: { "#state": "state" },
        ExpressionAttributeValues: { ":waiting": "waiting" },
      }),

    /** Its uploader wants it no more; what was taken meanwhile stays. */
    giveUp: (id: string, now: Date) =>
      changeIf(
        id,
        "attribute_exists(pk) AND attribute_not_exists(ownerId)",
        "SET #state = :dropped, dueAt = :now",
        { ":dropped": "dropped", ":now": now.getTime() },
      ),

    /** Counts it once, should two sweeps meet. */
    forget: async (file: StoredFile): Promise<void> => {
      const removal = { Key: fileKey(file.id), ConditionExpression: "attribute_exists(pk)" };
      await table.tryTransact([{ Delete: removal }, ...uncountWrites(file)]);
    },
  };
};

export type Files = ReturnType<typeof openFiles>;
