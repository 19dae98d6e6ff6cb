import type { Item, Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const partitionOf = (postId: string) => `DISCUSSION_FOLLOW#${postId}`;

/** What a person has chosen for one discussion: following or muted. It wins over what else they follow. */
export const openDiscussionFollows = (table: Table) => {
  const keyOf = (postId: string, employeeId: string): Key => ({ pk: partitionOf(postId), sk: employeeId });
  const choiceOf = (item: Item | undefined): boolean | undefined =>
    typeof item?.follows === "boolean" ? item.follows : undefined;

  const itemOf = (postId: string, employeeId: string, follows: boolean) => ({
    ...keyOf(postId, employeeId),
    follows,
  });

  return {
    keyOf,
    itemOf,
    choiceOf,

    choose: (postId: string, employeeId: string, follows: boolean): Promise<void> =>
      table.put(itemOf(postId, employeeId, follows)),

    /** By employee. */
    of: async (postId: string): Promise<ReadonlyMap<string, boolean>> => {
      const items = await table.all(partitionOf(postId));
      return new Map(items.map((item) => [String(item.sk), item.follows === true]));
    },
  };
};
