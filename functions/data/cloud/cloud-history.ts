import type { FormerState, ListedCloudItem, StoredCloudItem } from "./cloud-items.collection.ts";

const MAX_FORMER = 100;

type State = Pick<FormerState, "title" | "parentId" | "file" | "isDeleted">;

const stateOf = ({ title, parentId, file, deletedAt }: ListedCloudItem): State => ({
  title,
  parentId,
  file,
  isDeleted: deletedAt !== null,
});

const isSame = (one: State, other: State) =>
  one.title === other.title &&
  one.parentId === other.parentId &&
  one.file?.id === other.file?.id &&
  one.isDeleted === other.isDeleted;

export const remembering = (before: StoredCloudItem, after: StoredCloudItem, now: Date): StoredCloudItem => {
  const state = stateOf(before);
  if (isSame(state, stateOf(after))) return after;
  const former = [{ ...state, until: now.toISOString() }, ...before.former];
  return { ...after, former: former.slice(0, MAX_FORMER) };
};

/** Undefined before the item was created; `at` is an ISO time in UTC. */
export const stateAt = (item: ListedCloudItem, at: string): State | undefined =>
  item.createdAt > at ? undefined : (item.former.findLast(({ until }) => until > at) ?? stateOf(item));
