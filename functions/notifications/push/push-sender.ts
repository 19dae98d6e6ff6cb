import { millisecondsInMinute } from "date-fns/constants";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { isQuietTime } from "../../../shared/notifications/quiet-hours.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { StoredDevice } from "../../data/notifications/push-devices.repository.ts";
import type { PushRequest } from "../../data/notifications/ringing-table.ts";
import type { Stores } from "../../data/stores.ts";
import { together } from "../../platform/runtime/together.ts";
import { type Collapsed, collapsed, groupOf } from "../collapsed.ts";
import type { ShownNotification } from "../shown-notifications.ts";
import { countUnread } from "../unread.ts";
import { messagesOf } from "./push-messages.ts";
import type { SendPush } from "./push-services.ts";

const FRESH = 10 * millisecondsInMinute;
const PEOPLE_AT_ONCE = 20;

export interface PushSenderDeps extends Pick<Stores, "table" | "notifications" | "pushDevices" | "sessions"> {
  readonly send: SendPush;
  readonly publicKey: string;
}

const viewerOn = async (device: StoredDevice, { sessions, publicKey }: PushSenderDeps) => {
  const { known, user } = await sessions.userOf(device.userId, []);
  if (!user?.isActive || device.publicKey !== publicKey) return undefined;
  if (Date.parse(device.usedAt) < user.sessionsValidFrom * 1000) return undefined;
  const { viewer } = await sessions.callerOf(user, known);
  return actorOf(viewer) === device.person ? viewer : undefined;
};

const isNewsTo = (device: StoredDevice, now: Date) => (one: ShownNotification) => {
  const at = new Date(one.createdAt);
  return (
    now.getTime() - at.getTime() < FRESH &&
    one.createdAt >= device.createdAt &&
    !one.pushedTo?.has(device.id) &&
    !(device.isQuiet && isQuietTime(at)) &&
    wantsBell(device, one.kind)
  );
};

/** A service that does not answer is left alone, or those of all others would wait for it in each round. */
const whileAnswering = (send: SendPush): SendPush => {
  const silent = new Set<string>();
  return async (device, message) => {
    const { hostname } = new URL(device.endpoint);
    const outcome = silent.has(hostname) ? "silent" : await send(device, message);
    if (outcome === "silent") silent.add(hostname);
    return outcome;
  };
};

/** Returns whether a push service wants to be asked again. */
const pushTo = async (person: string, deps: PushSenderDeps, now: Date): Promise<boolean> => {
  const { pushDevices, notifications, send } = deps;
  const devices = await pushDevices.of(person, now);
  let isLater = false;

  const pushFrom = async (device: StoredDevice) => {
    const viewer = await viewerOn(device, deps);
    if (!viewer || viewer.lacksSecondFactor) return;
    const { shown, count } = await countUnread({ ...deps, viewer, now }, true);
    const isNews = isNewsTo(device, now);
    const news = shown.filter(isNews);
    const isAmongNews = (latest: Collapsed) => news.some((one) => groupOf(one) === groupOf(latest));
    for (const message of messagesOf(collapsed(shown).filter(isAmongNews), count)) {
      const outcome = await send(device, message);
      if (outcome === "gone") return pushDevices.end([device.id]);
      if (outcome !== "done") {
        isLater = true;
        return;
      }
    }
    await together(news.map((one) => notifications.markPushed(person, one, new Set([device.id]))));
  };

  await together(devices.map(pushFrom));
  return isLater;
};

export const sendPushes = async (requests: readonly PushRequest[], all: PushSenderDeps, now: Date) => {
  const deps = { ...all, send: whileAnswering(all.send) };
  const people = [...new Set(requests.flatMap((request) => request.people))];
  let late = 0;
  for (let start = 0; start < people.length; start += PEOPLE_AT_ONCE) {
    const some = people.slice(start, start + PEOPLE_AT_ONCE);
    const areLater = await together(some.map((person) => pushTo(person, deps, now)));
    late += areLater.filter(Boolean).length;
  }
  if (late > 0) throw new Error(`Push services put off what ${late} people were told`);
};
