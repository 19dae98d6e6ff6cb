import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export interface Announcement {
  readonly cursor: string | undefined;
  readonly mails: number;
  readonly isDone: boolean;
  /** Guards `postpone` against an article that was saved meanwhile. */
  readonly saves: number;
}

interface Advance {
  readonly from: string | undefined;
  readonly to: string;
  readonly mails: number;
}

const PARTITION = "ARTICLE_ANNOUNCEMENT";
const NEVER = Number.MAX_SAFE_INTEGER;

const keyOf = (articleId: string): Key => ({ pk: PARTITION, sk: articleId });

/** Fails if another announcer has moved the cursor. */
const stillAt = (cursor: string | undefined) =>
  cursor === undefined
    ? { ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(#cursor)" }
    : { ConditionExpression: "#cursor = :before" };

const before = (cursor: string | undefined) => (cursor === undefined ? {} : { ":before": cursor });

/** `doneAt` wins over any new date: an article is announced once. */
export const openAnnouncements = (table: Table) => ({
  planWrite: (articleId: string, at: number | undefined): Write => ({
    Update: {
      Key: keyOf(articleId),
      UpdateExpression: "SET dueAt = if_not_exists(doneAt, :at) ADD saves :one",
      ExpressionAttributeValues: { ":at": at ?? NEVER, ":one": 1 },
    },
  }),

  forgetWrite: (articleId: string): Write => ({ Delete: { Key: keyOf(articleId) } }),

  /** For seeds: counts as announced already. */
  doneItem: (articleId: string) => ({ ...keyOf(articleId), dueAt: NEVER, doneAt: NEVER, saves: 0 }),

  due: async (now: Date): Promise<string[]> => {
    const items = await table.due(PARTITION, now.getTime());
    return items.map(({ sk }) => String(sk));
  },

  find: async (articleId: string): Promise<Announcement | undefined> => {
    const item = await table.get(keyOf(articleId));
    if (!item) return undefined;
    const { cursor, saves, mails = 0, doneAt } = item;
    return {
      cursor: cursor as string | undefined,
      mails: Number(mails),
      isDone: doneAt !== undefined,
      saves: Number(saves),
    };
  },

  /** False if the article was saved meanwhile. */
  postpone: (articleId: string, { saves }: Announcement, at: number | undefined): Promise<boolean> =>
    table.tryTransact([
      {
        Update: {
          Key: keyOf(articleId),
          UpdateExpression: "SET dueAt = if_not_exists(doneAt, :at)",
          ConditionExpression: "saves = :saves",
          ExpressionAttributeValues: { ":at": at ?? NEVER, ":saves": saves },
        },
      },
    ]),

  /** One transaction, so that a crash repeats and omits nobody; false if another announcer was first. */
  advance: (articleId: string, { from, to, mails }: Advance, alongside: readonly Write[]): Promise<boolean> =>
    table.tryTransact([
      {
        Update: {
          Key: keyOf(articleId),
          UpdateExpression: "SET #cursor = :to ADD mails :mails",
          ...stillAt(from),
          ExpressionAttributeNames: { "#cursor": "cursor" },
          ExpressionAttributeValues: { ":to": to, ":mails": mails, ...before(from) },
        },
      },
      ...alongside,
    ]),

  /** In one transaction with what follows from it. */
  finish: (articleId: string, cursor: string | undefined, alongside: readonly Write[]): Promise<boolean> =>
    table.tryTransact([
      {
        Update: {
          Key: keyOf(articleId),
          UpdateExpression: "SET dueAt = :never, doneAt = :never",
          ...stillAt(cursor),
          ExpressionAttributeNames: { "#cursor": "cursor" },
          ExpressionAttributeValues: { ":never": NEVER, ...before(cursor) },
        },
      },
      ...alongside,
    ]),
});

export type Announcements = ReturnType<typeof openAnnouncements>;
