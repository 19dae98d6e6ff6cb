import { actorOf, isAllowedAnywhere, type Viewer } from "../../shared/contract/permissions.ts";
import { maySeeGallery } from "../../shared/galleries/gallery-visibility.ts";
import type { Notification, NotificationKind } from "../../shared/notifications/notification.ts";
import {
  notifications as contract,
  MOST_COUNTED,
} from "../../shared/notifications/notifications.contract.ts";
import { activeRuns } from "../data/newsletters/active-runs.ts";
import type { StoredNotification } from "../data/notifications/notifications.repository.ts";
import type { Stores } from "../data/stores.ts";
import { passes } from "../platform/collection/compare.ts";
import { pageOfRows } from "../platform/collection/join.ts";
import { implement } from "../platform/http/implement.ts";
import { type Collapsed, collapsed, isCollapsing } from "./collapsed.ts";
import type { NotificationsDeps } from "./notifications.deps.ts";
import { showing } from "./shown-notifications.ts";
import { type Asked, countUnread, shownPages } from "./unread.ts";

const seenUntil = async (until: string | undefined, asked: Asked): Promise<StoredNotification[]> => {
  const seen: StoredNotification[] = [];
  for await (const { shown } of shownPages(asked)) {
    seen.push(...shown.filter(({ createdAt }) => until === undefined || createdAt <= until));
  }
  return seen;
};

/** The notifications that the ids stand for; later ones have not been seen. */
const namedBy = async (
  ids: readonly string[],
  { notifications, viewer }: Asked,
): Promise<StoredNotification[]> => {
  const person = actorOf(viewer);
  const isUnread = ({ readAt }: StoredNotification) => readAt === undefined;
  const standsFor = async (one: StoredNotification) => {
    if (!isCollapsing(one)) return [one];
    const alike = await notifications.aboutTheSame(person, one);
    return alike.filter((other) => isUnread(other) && other.createdAt <= one.createdAt);
  };
  const named = (await notifications.find(person, ids)).filter(isUnread);
  const meant = (await Promise.all(named.map(standsFor))).flat();
  return [...new Map(meant.map((one) => [one.sk, one])).values()];
};

const onTheWire = ({ sk, kind, title, actor, count, path, createdAt, readAt }: Collapsed): Notification => ({
  id: sk,
  kind,
  title,
  actor,
  count,
  path,
  createdAt,
  readAt: readAt ?? null,
});

const MOST_FOLDERS = 5;

/** These have no page where one could read of them. */
const nowhere: readonly NotificationKind[] = ["eventCancelled", "zipFailed", "applicationWithdrawn"];

const isReadOf = ({ readAt }: Collapsed) => readAt !== undefined;

const isSendingFor = async ({ viewer, table }: Stores & { readonly viewer: Viewer }) =>
  isAllowedAnywhere(viewer, "EDIT_NEWS") && (await activeRuns(table)).length > 0;

export const notifications = implement<typeof contract, NotificationsDeps>(contract, {
  list: async ({ query: { config } }, { notifications, table, viewer, now }) => {
    const all = await notifications.allOf(actorOf(viewer), now);
    const shown = collapsed(await showing(table, { viewer, now, withActors: true })(all)).filter((one) =>
      config.filters.every((filter) => passes(isReadOf(one), filter)),
    );
    return pageOfRows(shown.map(onTheWire), config, ({ title, actor }) => [title, actor]);
  },

  unread: async (_, deps) => {
    const { viewer, pageViews, now } = deps;
    const [{ shown, count }, isSending, galleries] = await Promise.all([
      countUnread(deps),
      isSendingFor(deps),
      deps.galleriesOfLate(now),
    ]);
    const hasGalleries = galleries.some((gallery) => maySeeGallery(viewer, gallery));
    const all = collapsed(shown);
    const folders = all.filter(({ kind }) => kind === "folder").slice(0, MOST_FOLDERS);
    const unread = all
      .filter(({ kind }) => !nowhere.includes(kind))
      .slice(0, MOST_COUNTED)
      .map(({ sk, path, subjectId, createdAt }) => ({ id: sk, path, subjectId, createdAt }));
    return { viewer, pageViews, count, folders: folders.map(onTheWire), unread, isSending, hasGalleries };
  },

  read: async ({ body }, deps) => {
    await deps.notifications.markRead(
      actorOf(deps.viewer),
      () => ("all" in body ? seenUntil(body.until, deps) : namedBy(body.ids, deps)),
      deps.now,
    );
  },
});
