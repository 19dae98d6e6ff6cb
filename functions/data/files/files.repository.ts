import { millisecondsIn, periods } from "../../../shared/periods.ts";
import { type Change, change, expression } from "../../platform/table/change.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { countWrites, uncountWrites } from "./cloud-usage.repository.ts";
import { fileItem, fileKey, fileOf, filePartitions } from "./file-item.ts";
import type { StoredFile } from "./stored-file.ts";

export const UNTAKEN_MILLISECONDS = millisecondsIn(periods.untakenUpload);

/** What the check found; name and size only where the stored bytes are not the uploaded ones. */
export type StoredContent = Pick<StoredFile, "contentType"> &
  Partial<Pick<StoredFile, "fileName" | "size" | "picture" | "checksum" | "hasTitle">>;

const isWaiting = expression`#state = ${"waiting"}`;

const insertion = (file: StoredFile) => ({
  Item: fileItem(file, Date.parse(file.createdAt) + UNTAKEN_MILLISECONDS),
  ConditionExpression: "attribute_not_exists(pk)",
});

/** `most` limits the bytes of the account that the file counts for. */
const insertWrites = (file: StoredFile, most: number): readonly Write[] => [
  { Put: insertion(file) },
  ...countWrites(file, most),
];

export const openFiles = (table: Table) => {
  const tryChange = async (id: string, changed: Change) =>
    fileOf(await table.tryUpdate(fileKey(id), changed));

  return {
    find: async (id: string): Promise<StoredFile | undefined> => fileOf(await table.get(fileKey(id))),

    findMany: async (ids: readonly string[]): Promise<Map<string, StoredFile>> => {
      const items = ids.length ? await table.getMany(ids.map(fileKey)) : [];
      const found = items.flatMap((item) => fileOf(item) ?? []);
      return new Map(found.map((file) => [file.id, file]));
    },

    insertWrites,

    insert: async (file: StoredFile, most = 0): Promise<void> => {
      if (file.countedFor !== undefined) return table.transact(insertWrites(file, most));
      // A transaction costs twice as much as a write.
      const { Item, ...isNew } = insertion(file);
      return table.put(Item, isNew);
    },

    markReady: (id: string, { contentType, fileName, size, picture, checksum, hasTitle }: StoredContent) =>
      tryChange(id, {
        set: { state: "ready", contentType, fileName, size, picture, checksum, hasTitle },
        if: isWaiting,
      }),

    /** A refused file's bytes go at once, so that they no longer count. */
    markRefused: async (file: StoredFile, reason: string): Promise<void> => {
      const refusal = change(fileKey(file.id), {
        set: { state: "refused", reason },
        remove: ["countedFor"],
        if: isWaiting,
      });
      await table.tryTransact([refusal, ...uncountWrites(file)]);
    },

    storeWords: (id: string, words: string) => tryChange(id, { set: { words }, if: "attribute_exists(pk)" }),

    wordsOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const items = ids.length ? await table.getMany(ids.map(fileKey), ["sk", "words"]) : [];
      return new Map(
        items.flatMap(({ sk, words }) => (typeof words === "string" ? [[String(sk), words]] : [])),
      );
    },

    storeChecksum: (id: string, checksum: string) => tryChange(id, { set: { checksum }, if: isWaiting }),

    due: async (now: Date): Promise<string[]> => {
      const found = await Promise.all(filePartitions.map((pk) => table.due(pk, now.getTime())));
      return found.flat().map(({ sk }) => String(sk));
    },

    markDropped: (id: string, now: Date) =>
      tryChange(id, {
        set: { state: "dropped" },
        if: expression`attribute_exists(pk) AND (attribute_not_exists(dueAt) OR dueAt <= ${now.getTime()}) AND attribute_not_exists(ownerId)`,
      }),

    /** Keeps a file that was taken before its check. */
    keepTaken: (id: string) =>
      table.tryUpdate(fileKey(id), {
        remove: ["dueAt"],
        if: expression`attribute_exists(ownerId) AND #state <> ${"waiting"}`,
      }),

    /** Drops the file for its uploader, unless an entity has taken it meanwhile. */
    giveUp: (id: string, now: Date) =>
      tryChange(id, {
        set: { state: "dropped", dueAt: now.getTime() },
        if: "attribute_exists(pk) AND attribute_not_exists(ownerId)",
      }),

    /** Uncounts the file once, even if two sweeps meet. */
    forget: async (file: StoredFile): Promise<void> => {
      const removal = { Key: fileKey(file.id), ConditionExpression: "attribute_exists(pk)" };
      await table.tryTransact([{ Delete: removal }, ...uncountWrites(file)]);
    },
  };
};

export type Files = ReturnType<typeof openFiles>;
