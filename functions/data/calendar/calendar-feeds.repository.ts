import type { KnownCaller } from "../../platform/http/sessions.ts";
import { equalSecrets } from "../../platform/security/secret.ts";
import { hashOf, newToken } from "../../platform/session/session-cookie.ts";
import { type Item, type Key, keyName, type Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { SessionRepository } from "../sessions/session.repository.ts";
import { isToken, userIdIn } from "../sessions/session.ts";

export interface FeedChoices {
  /** Null means all. */
  readonly categories: readonly string[] | null;
  readonly birthdays: boolean;
  readonly holidays: boolean;
}

export interface StoredFeed extends FeedChoices {
  readonly userId: string;
  readonly createdAt: string;
  readonly etag: string | null;
  readonly since: string;
}

const keyOf = (userId: string): Key => ({ pk: `CALENDAR_FEED#${userId}`, sk: "FEED" });

const feedOf = (item: Item | undefined): StoredFeed | undefined => item as StoredFeed | undefined; // written below only

/** One feed for each user; its token begins with the user's id, as a session's does. */
export const openCalendarFeeds = (
  table: Table,
  sessions: Pick<SessionRepository, "userOf" | "callerOf">,
) => ({
  of: async (userId: string): Promise<StoredFeed | undefined> => feedOf(await table.get(keyOf(userId))),

  start: async (userId: string, choices: FeedChoices, now: Date): Promise<string> => {
    const token = `${userId}.${newToken()}`;
    const at = now.toISOString();
    const item = { ...keyOf(userId), userId, ...choices, createdAt: at, etag: null, since: at };
    await table.put({ ...item, hash: hashOf(token) });
    return token;
  },

  choose: async (userId: string, { categories, birthdays, holidays }: FeedChoices) =>
    feedOf(
      await table.tryUpdate(keyOf(userId), {
        set: { categories, birthdays, holidays },
        if: "attribute_exists(pk)",
      }),
    ),

  endWrite: (userId: string): Write => ({ Delete: { Key: keyOf(userId) } }),

  /** Undefined if the address was revoked or its person deactivated. */
  open: async (token: string): Promise<(KnownCaller & { readonly feed: StoredFeed }) | undefined> => {
    if (!isToken(token)) return undefined;
    const key = keyOf(userIdIn(token));
    const { known, user } = await sessions.userOf(userIdIn(token), [key]);
    const stored = known.get(keyName(key));
    const feed = feedOf(stored);
    const isKnown = typeof stored?.hash === "string" && equalSecrets(stored.hash, hashOf(token));
    return isKnown && feed && user?.isActive
      ? { feed, ...(await sessions.callerOf(user, known)) }
      : undefined;
  },

  deliver: async (userId: string, etag: string, since: string): Promise<void> => {
    await table.tryUpdate(keyOf(userId), { set: { etag, since }, if: "attribute_exists(pk)" });
  },
});
