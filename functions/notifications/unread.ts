import { actorOf, type Viewer } from "../../shared/contract/permissions.ts";
import { MOST_COUNTED } from "../../shared/notifications/notifications.contract.ts";
import type { Stores } from "../data/stores.ts";
import { collapsed } from "./collapsed.ts";
import { type ShownNotification, showing } from "./shown-notifications.ts";

const MOST_LOOKED_AT = 300;

export interface Asked extends Pick<Stores, "notifications" | "table"> {
  readonly viewer: Viewer;
  readonly now: Date;
}

export async function* shownPages({ notifications, table, viewer, now }: Asked, withActors = false) {
  const shownIn = showing(table, { viewer, now, withActors });
  for await (const page of notifications.unreadOf(actorOf(viewer), now)) {
    yield { looked: page.length, shown: await shownIn(page) };
  }
}

export const countUnread = async (asked: Asked, withActors = false) => {
  const shown: ShownNotification[] = [];
  let looked = 0;
  for await (const page of shownPages(asked, withActors)) {
    shown.push(...page.shown);
    looked += page.looked;
    if (looked >= MOST_LOOKED_AT || collapsed(shown).length >= MOST_COUNTED) break;
  }
  const areMany = looked >= MOST_LOOKED_AT && shown.length >= MOST_COUNTED;
  return { shown, count: areMany ? MOST_COUNTED : Math.min(collapsed(shown).length, MOST_COUNTED) };
};
