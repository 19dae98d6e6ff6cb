import type { Item, Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const partitionOf = (postId: string) => `DISCUSSION_FOLLOW#${postId}`;
const choicesOf = (employeeId: string) => `DISCUSSION_CHOICE#${employeeId}`;

const followsIn = ({ follows }: Item): boolean => follows === true;

export const openDiscussionFollows = (table: Table) => {
  const keyOf = (postId: string, employeeId: string): Key => ({ pk: partitionOf(postId), sk: employeeId });
  const choiceOf = (item: Item | undefined): boolean | undefined =>
    typeof item?.follows === "boolean" ? item.follows : undefined;

  const itemsOf = (postId: string, employeeId: string, follows: boolean) => [
    { ...keyOf(postId, employeeId), follows },
    { pk: choicesOf(employeeId), sk: postId, follows },
  ];

  return {
    keyOf,
    itemsOf,
    choiceOf,

    choose: (postId: string, employeeId: string, follows: boolean): Promise<void> =>
      table.transact(itemsOf(postId, employeeId, follows).map((Item) => ({ Put: { Item } }))),

    /** By employee. */
    of: async (postId: string): Promise<ReadonlyMap<string, boolean>> => {
      const items = await table.all(partitionOf(postId));
      return new Map(items.map((item) => [String(item.sk), followsIn(item)]));
    },

    /** By discussion. */
    by: async (employeeId: string): Promise<ReadonlyMap<string, boolean>> => {
      const items = await table.all(choicesOf(employeeId));
      return new Map(items.map((item) => [String(item.sk), followsIn(item)]));
    },
  };
};

export type DiscussionFollows = ReturnType<typeof openDiscussionFollows>;
