import { wantsBell } from "../../../shared/notifications/topics.ts";
import { notifyWrite } from "../../data/notifications/notifications.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { textMail } from "../../data/templates/text-mail.ts";
import type { Write } from "../../platform/table/item.ts";
import type { NewsDeps } from "../news.deps.ts";
import { pauseNotificationText } from "../sending.text.ts";
import type { RunStatus } from "./run-status.ts";

export const addressOfUser = async (
  userId: string,
  { users, employees }: Stores,
): Promise<string | undefined> => {
  const user = await users.find(userId);
  const employee = user?.employeeId ? await employees.find(user.employeeId) : undefined;
  return employee?.email ?? undefined;
};

interface Happened {
  readonly kind: "sendDone" | "sendPaused" | "sendFailed";
  readonly newsletterId: string;
  readonly at: string;
}

export const starterWrites = async (
  userId: string,
  { kind, newsletterId, at }: Happened,
  { users, employees }: Stores,
): Promise<Write[]> => {
  const user = await users.find(userId);
  if (!user) return [];
  const employee = user.employeeId === null ? undefined : await employees.find(user.employeeId);
  if (!wantsBell(employee ?? {}, kind)) return [];
  const notification = { kind, subject: { area: "newsletter", id: newsletterId }, occasion: at } as const;
  return [notifyWrite(user.employeeId ?? userId, notification, new Date(at))];
};

/** Joins the transaction that retires a run, so that its end notifies once. */
export const doneWrites = ({ newsletterId, startedBy, lastChangeAt }: RunStatus, deps: Stores) =>
  starterWrites(startedBy, { kind: "sendDone", newsletterId, at: lastChangeAt }, deps);

export const openPauseNotification =
  (deps: NewsDeps) =>
  async (newsletterId: string, reason: string): Promise<void> => {
    const { table, runs, outbox, portalOrigin } = deps;
    const run = await runs.find(newsletterId);
    if (!run) return;
    const paused = { kind: "sendPaused", newsletterId, at: run.lastChangeAt } as const;
    for (const write of await starterWrites(run.startedBy, paused, deps)) await table.transact([write]);
    const to = await addressOfUser(run.startedBy, deps);
    if (!to) return;
    const link = `${portalOrigin}/news/newsletters/${newsletterId}`;
    await outbox.post(textMail(to, pauseNotificationText(reason, link)));
  };
