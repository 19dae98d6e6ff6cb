import { expression } from "../../platform/table/change.ts";
import type { Item, Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const ALL = "~all";
const forumMark = (forumId: string) => `~forum#${forumId}`;

export const readMarkKey = (reader: string, sk: string): Key => ({ pk: `FORUM_READ#${reader}`, sk });

export interface ReadMarks {
  readonly times: readonly (readonly [string, string])[];
  readonly of: (postId: string, forumId: string) => string | null;
}

export const marksIn = (items: readonly Item[]): ReadMarks => {
  const times = new Map(items.map(({ sk, at }) => [String(sk), String(at)]));
  return {
    times: [...times],
    of: (postId, forumId) => {
      let latest: string | null = null;
      for (const sk of [postId, forumMark(forumId), ALL]) {
        const at = times.get(sk);
        if (at !== undefined && at > (latest ?? "")) latest = at;
      }
      return latest;
    },
  };
};

export const openReadMarks = (table: Table) => {
  const advance = async (key: Key, at: string): Promise<void> => {
    await table.tryUpdate(key, {
      set: { at },
      if: expression`attribute_not_exists(#at) OR #at < ${at}`,
    });
  };

  const keysOf = (
    reader: string,
    posts: readonly { readonly id: string; readonly forumId: string }[],
  ): Key[] =>
    [
      ...new Set([
        ...posts.map(({ id }) => id),
        ...posts.map(({ forumId }) => forumMark(forumId)),
        ...(posts.length ? [ALL] : []),
      ]),
    ].map((sk) => readMarkKey(reader, sk));

  return {
    keysOf,

    /** Those of the people who have read the discussion up to then. */
    readersOf: async (
      post: { readonly id: string; readonly forumId: string },
      until: string,
      people: ReadonlySet<string>,
    ): Promise<ReadonlySet<string>> => {
      const items = await table.getMany([...people].flatMap((reader) => keysOf(reader, [post])));
      const byReader = Map.groupBy(items, ({ pk }) => pk);
      const hasRead = (reader: string) =>
        (marksIn(byReader.get(readMarkKey(reader, "").pk) ?? []).of(post.id, post.forumId) ?? "") >= until;
      return new Set([...people].filter(hasRead));
    },

    allOf: async (reader: string): Promise<ReadMarks> =>
      marksIn(await table.all(readMarkKey(reader, ALL).pk)),

    readPost: (reader: string, postId: string, at: string) => advance(readMarkKey(reader, postId), at),
    readForum: (reader: string, forumId: string, at: string) =>
      advance(readMarkKey(reader, forumMark(forumId)), at),
    readAll: (reader: string, at: string) => advance(readMarkKey(reader, ALL), at),
  };
};

export type ReadMarkStore = ReturnType<typeof openReadMarks>;
