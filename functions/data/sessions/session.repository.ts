import { newToken } from "../../platform/session/session-cookie.ts";
import type { Item, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { StoredUser } from "../people/users.collection.ts";
import { IDLE_SECONDS, isOver, isToken, keyOfSession, type Session, seconds, sessionsOf } from "./session.ts";
import { openViewers, type People } from "./viewer.repository.ts";

export interface OpenSession extends Session {
  readonly id: string;
}

/** A browser's cookie may hold anything. */
const ending = (token: string | undefined): readonly Write[] =>
  token !== undefined && isToken(token) ? [{ Delete: { Key: keyOfSession(token) } }] : [];

interface StartOptions {
  readonly device?: string | null;
  readonly provenAt?: number | undefined;
}

export const openSessions = (table: Table, people: People) => ({
  ...openViewers(table, people),

  /** A session started in the second that ended all others is dated to the next one. */
  start: (
    { id: userId, sessionsValidFrom }: Pick<StoredUser, "id" | "sessionsValidFrom">,
    { device = null, provenAt }: StartOptions = {},
  ): { readonly token: string; readonly write: Write } => {
    const startedAt = Math.max(seconds(), sessionsValidFrom);
    const token = `${userId}.${newToken()}`;
    const session: Session = { userId, startedAt, usedAt: startedAt, device, provenAt };
    const Item = { ...keyOfSession(token), ...session, expiresAt: startedAt + IDLE_SECONDS };
    return { token, write: { Put: { Item } } };
  },

  ending,

  end: (token: string): Promise<void> => table.transact(ending(token)),

  provenAt: async (token: string): Promise<number> => {
    const session = await table.get(keyOfSession(token), ["startedAt", "provenAt"]);
    return Number(session?.provenAt ?? session?.startedAt ?? 0);
  },

  idOf: (token: string): string => keyOfSession(token).sk,

  listOf: async (user: StoredUser): Promise<OpenSession[]> => {
    const items = await table.all(sessionsOf(user.id));
    return items
      .map((item) => ({ ...(item as Item & Session), id: String(item.sk) }))
      .filter((session) => !isOver(session, user))
      .sort((a, b) => b.usedAt - a.usedAt);
  },

  endById: async (userId: string, id: string): Promise<boolean> => {
    return table.tryTransact([
      {
        Delete: {
          Key: { pk: sessionsOf(userId), sk: id },
          ConditionExpression: "attribute_exists(pk)",
        },
      },
    ]);
  },
});

export type SessionRepository = ReturnType<typeof openSessions>;
