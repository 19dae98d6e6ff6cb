import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { NotificationKind } from "../../../shared/notifications/notification.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { Stores } from "../../data/stores.ts";
import { keyName } from "../../platform/table/item.ts";

type Sources = Pick<Stores, "table" | "employees" | "discussionFollows"> & { readonly viewer: Viewer };

/** Whose bell tells what the viewer did with an entry: nobody's of their own, of a muted discussion or a silenced topic. */
export const authorToTell = async (
  kind: NotificationKind,
  { createdBy }: { readonly createdBy: string | null },
  postId: string,
  { table, employees, discussionFollows, viewer }: Sources,
): Promise<string | undefined> => {
  if (createdBy === null || createdBy === actorOf(viewer)) return undefined;
  const [employeeKey, choiceKey] = [employees.keyOf(createdBy), discussionFollows.keyOf(postId, createdBy)];
  const items = await table.getMany([employeeKey, choiceKey]);
  const itemAt = (key: typeof choiceKey) => items.find((item) => keyName(item) === keyName(key));
  const author = employees.entityOf(itemAt(employeeKey));
  const isMuted = discussionFollows.choiceOf(itemAt(choiceKey)) === false;
  return author && !isMuted && wantsBell(author, kind) ? author.id : undefined;
};
