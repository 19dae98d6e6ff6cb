export const trashKinds = [
  "posts",
  "articles",
  "newsletters",
  "subscribers",
  "events",
  "misc",
  "links",
] as const;
export type TrashKind = (typeof trashKinds)[number];
