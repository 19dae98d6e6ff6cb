import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

/** How far an announcement has come; `cursor` is the last employee who was written to. */
export interface Announcement {
  readonly cursor: string | undefined;
  /** Counts what articles' saves did to it. */
  readonly saves: number;
}

const PARTITION = "ARTICLE_ANNOUNCEMENT";
/** A time that never comes, in ms. */
const NEVER = Number.MAX_SAFE_INTEGER;

const keyOf = (articleId: string): Key => ({ pk: PARTITION, sk: articleId });

/** The condition that nobody else has moved the announcement on. */
const stillAt = (cursor: string | undefined) =>
  cursor === undefined
    ? { ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(#cursor)" }
    : { ConditionExpression: "#cursor = :before" };

const before = (cursor: string | undefined) => (cursor === undefined ? {} : { ":before": cursor });

/**
 * When which article is to be announced: an item beside each article that is or was released internally. What
 * was announced is never due again, whatever is saved (`doneAt` wins over any new date).
 */
export const openAnnouncements = (table: Table) => ({
  /** The write that lets the article be announced at that time, in ms, or not until further notice. */
  planWrite: (articleId: string, at: number | undefined): Write => ({
    Update: {
      Key: keyOf(articleId),
      UpdateExpression: "SET dueAt = if_not_exists(doneAt, :at) ADD saves :one",
      ExpressionAttributeValues: { ":at": at ?? NEVER, ":one": 1 },
    },
  }),

  /** The write that forgets a deleted article. */
  forgetWrite: (articleId: string): Write => ({ Delete: { Key: keyOf(articleId) } }),

  /** An item of an article that was announced already, for what is stored in bulk. */
  doneItem: (articleId: string) => ({ ...keyOf(articleId), dueAt: NEVER, doneAt: NEVER, saves: 0 }),

  /** The articles to be announced by now. */
  due: async (now: Date): Promise<string[]> => {
    const items = await table.due(PARTITION, now.getTime());
    return items.map(({ sk }) => String(sk));
  },

  find: async (articleId: string): Promise<Announcement | undefined> => {
    const item = await table.get(keyOf(articleId));
    return item && { cursor: item.cursor as string | undefined, saves: Number(item.saves) };
  },

  /** Puts it off to that time, in ms, or until further notice, unless the article was saved meanwhile. */
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

  /** Moves the cursor on in one transaction with what was written to those up to there; false if another did so. */
  advance: (
    articleId: string,
    from: string | undefined,
    to: string,
    alongside: readonly Write[],
  ): Promise<boolean> =>
    table.tryTransact([
      {
        Update: {
          Key: keyOf(articleId),
          UpdateExpression: "SET #cursor = :to",
          ...stillAt(from),
          ExpressionAttributeNames: { "#cursor": "cursor" },
          ExpressionAttributeValues: { ":to": to, ...before(from) },
        },
      },
      ...alongside,
    ]),

  /** Notes that everybody was written to. */
  finish: (articleId: string, cursor: string | undefined): Promise<boolean> =>
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
    ]),
});

export type Announcements = ReturnType<typeof openAnnouncements>;
