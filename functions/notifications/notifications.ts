import { actorOf } from "../../shared/contract/permissions.ts";
import type { NotificationKind } from "../../shared/notifications/notification.ts";
import {
  notifications as contract,
  MOST_COUNTED,
} from "../../shared/notifications/notifications.contract.ts";
import { passes } from "../platform/collection/compare.ts";
import { pageOfRows } from "../platform/collection/join.ts";
import { implement } from "../platform/http/implement.ts";
import { type Collapsed, collapsed } from "./collapsed.ts";
import type { BellDeps } from "./notifications.deps.ts";
import { onTheWire } from "./on-the-wire.ts";
import { countUnread, namedBy, seenUntil } from "./unread-notifications.ts";

const MOST_FOLDERS = 5;

/** What is no more, or never came about, has no page where one reads of it. */
const nowhere: readonly NotificationKind[] = ["eventCancelled", "zipFailed"];

const isReadOf = ({ readAt }: Collapsed) => readAt !== undefined;

export const notifications = implement<typeof contract, BellDeps>(contract, {
  list: async ({ query: { config } }, { notifications, show, viewer, now }) => {
    const all = await notifications.allOf(actorOf(viewer), now);
    const shown = collapsed(await show({ viewer, now, withActors: true })(all)).filter((one) =>
      config.filters.every((filter) => passes(isReadOf(one), filter)),
    );
    return pageOfRows(shown.map(onTheWire), config, ({ title, actor }) => [title, actor]);
  },

  unread: async (_, deps) => {
    const { shown, count } = await countUnread(deps);
    const all = collapsed(shown);
    const folders = all.filter(({ kind }) => kind === "folder").slice(0, MOST_FOLDERS);
    const unread = all
      .filter(({ kind }) => !nowhere.includes(kind))
      .slice(0, MOST_COUNTED)
      .map(({ sk, path, subjectId, createdAt }) => ({ id: sk, path, subjectId, createdAt }));
    return { count, folders: folders.map(onTheWire), unread };
  },

  read: async ({ body }, deps) => {
    await deps.notifications.markRead(
      actorOf(deps.viewer),
      () => ("all" in body ? seenUntil(body.until, deps) : namedBy(body.ids, deps)),
      deps.now,
    );
  },
});
