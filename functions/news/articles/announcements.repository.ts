import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

/** How far an announcement has come; `cursor` is the last employee who was written to. */
export interface Announcement {
  readonly cursor: string | undefined;
  /** To how many by then. */
  readonly mails: number;
  readonly isDone: boolean;
  /** Counts what articles' saves did to it. */
  readonly saves: number;
}

/** From whom to whom an announcement has come, and how many were written to on the way. */
interface Advance {
  readonly from: string | undefined;
  readonly to: string;
  readonly mails: number;
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
    if (!item) return undefined;
    const { cursor, saves, mails = 0, doneAt } = item;
    return {
      cursor: cursor as string | undefined,
      mails: Number(mails),
      isDone: doneAt !== undefined,
      saves: Number(saves),
    };
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

  /** Notes that everybody was written to, in one transaction with what follows from it. */
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
