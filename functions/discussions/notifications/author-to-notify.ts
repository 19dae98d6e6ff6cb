import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { NotificationKind } from "../../../shared/notifications/notification.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import { type Placed, writtenIn } from "../../data/discussions/forum-entries.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { type Key, keyName } from "../../platform/table/item.ts";

type Sources = Pick<Stores, "table" | "employees" | "discussionFollows"> & { readonly viewer: Viewer };

/** No bell rings for own acts, a muted discussion or a silenced topic. */
export const authorToNotify = async (
  kind: NotificationKind,
  entry: Placed & { readonly createdBy: string | null },
  postId: string,
  { table, employees, discussionFollows, viewer }: Sources,
): Promise<string | undefined> => {
  const { createdBy } = entry;
  if (createdBy === null || createdBy === actorOf(viewer)) return undefined;
  const employeeKey = employees.keyOf(createdBy);
  const choiceKeys = [...new Set([postId, writtenIn(entry)])].map((id) =>
    discussionFollows.keyOf(id, createdBy),
  );
  const items = await table.getMany([employeeKey, ...choiceKeys]);
  const itemAt = (key: Key) => items.find((item) => keyName(item) === keyName(key));
  const author = employees.entityOf(itemAt(employeeKey));
  const choices = choiceKeys.flatMap((key) => discussionFollows.choiceOf(itemAt(key)) ?? []);
  const isMuted = choices[0] === false;
  return author && !isMuted && wantsBell(author, kind) ? author.id : undefined;
};
