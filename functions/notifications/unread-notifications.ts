import { actorOf, type Viewer } from "../../shared/contract/permissions.ts";
import { MOST_COUNTED } from "../../shared/notifications/notifications.contract.ts";
import type { StoredNotification } from "../data/notifications/notifications.repository.ts";
import { collapsed, isCollapsing } from "./collapsed.ts";
import type { BellDeps } from "./notifications.deps.ts";
import type { ShownNotification } from "./shown-notifications.ts";

/** Whoever has more unread ones than that is told of many, not how many. */
const MOST_LOOKED_AT = 300;

interface Asked extends Pick<BellDeps, "notifications" | "show"> {
  readonly viewer: Viewer;
  readonly now: Date;
}

async function* shownPages({ notifications, show, viewer, now }: Asked) {
  const shownIn = show({ viewer, now, withActors: false });
  for await (const page of notifications.unreadOf(actorOf(viewer), now)) {
    yield { looked: page.length, shown: await shownIn(page) };
  }
}

export const countUnread = async (asked: Asked) => {
  const shown: ShownNotification[] = [];
  let looked = 0;
  for await (const page of shownPages(asked)) {
    shown.push(...page.shown);
    looked += page.looked;
    if (looked >= MOST_LOOKED_AT || collapsed(shown).length >= MOST_COUNTED) break;
  }
  const areMany = looked >= MOST_LOOKED_AT && shown.length >= MOST_COUNTED;
  return { shown, count: areMany ? MOST_COUNTED : Math.min(collapsed(shown).length, MOST_COUNTED) };
};

/** What is hidden, or was told later than what was seen, has not been read. */
export const seenUntil = async (until: string | undefined, asked: Asked): Promise<StoredNotification[]> => {
  const seen: StoredNotification[] = [];
  for await (const { shown } of shownPages(asked)) {
    seen.push(...shown.filter(({ createdAt }) => until === undefined || createdAt <= until));
  }
  return seen;
};

/** Those that the named ones stand for; what was told later has not been seen. */
export const namedBy = async (
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
