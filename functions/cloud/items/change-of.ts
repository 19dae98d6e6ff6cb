import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { ChangeKind, CloudChange } from "../../data/cloud/cloud-changes.repository.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";

/** An item restored to another folder does not count as moved, too. */
const kindsOf = (before: ListedCloudItem | undefined, after: ListedCloudItem): ChangeKind[] => {
  if (!before) return ["created"];
  if (before.deletedAt === null && after.deletedAt !== null) return ["deleted"];
  if (before.deletedAt !== null && after.deletedAt === null) return ["restored"];
  return [
    ...(before.file?.id === after.file?.id ? [] : ["version" as const]),
    ...(before.title === after.title ? [] : ["renamed" as const]),
    ...(before.parentId === after.parentId ? [] : ["moved" as const]),
  ];
};

export const changeOf = (
  before: ListedCloudItem | undefined,
  after: ListedCloudItem,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): CloudChange => ({
  itemId: after.id,
  kinds: kindsOf(before, after),
  by: actorOf(viewer),
  at: now.toISOString(),
  from: before?.parentId ?? null,
});
