import { countedPosts } from "../discussions.text.ts";

export const overviewText = {
  empty: "Hier stehen Foren, sobald eines angelegt ist.",
  emptyGroup: "In dieser Gruppe gibt es noch kein Forum.",
  noPosts: "Noch kein Beitrag",
  posts: countedPosts,
  forumsOf: (group: string) => `Foren in ${group}`,
};
