import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const keyOf = (forumId: string, employeeId: string): Key => ({
  pk: `FORUM_FOLLOWER#${forumId}`,
  sk: employeeId,
});

const itemOf = (employeeId: string, forumId: string) => ({ ...keyOf(forumId, employeeId), forumId });

export const openForumFollowers = (table: Table) => ({
  itemOf,

  of: async (forumId: string): Promise<ReadonlySet<string>> => {
    const items = await table.all(keyOf(forumId, "").pk);
    return new Set(items.map(({ sk }) => String(sk)));
  },

  followedBy: async (employeeId: string, forumIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const items = await table.getMany(forumIds.map((forumId) => keyOf(forumId, employeeId)));
    return new Set(items.map(({ forumId }) => String(forumId)));
  },

  change: (
    employeeId: string,
    changes: readonly { readonly forumId: string; readonly active: boolean }[],
  ): Promise<void> =>
    table.transact(
      changes.map(({ forumId, active }): Write => {
        return active
          ? { Put: { Item: itemOf(employeeId, forumId) } }
          : { Delete: { Key: keyOf(forumId, employeeId) } };
      }),
    ),

  forget: (employeeId: string, forumIds: readonly string[]): Promise<void> =>
    table.remove(forumIds.map((forumId) => keyOf(forumId, employeeId))),
});
