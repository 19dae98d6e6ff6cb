import { wantsBell } from "../../../shared/notifications/topics.ts";
import { notifyWrite } from "../../data/notifications/notifications.repository.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import type { Users } from "../../data/people/users.collection.ts";
import { textMail } from "../../data/templates/text-mail.ts";
import type { Outbox } from "../../platform/mail/outbox.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { pauseNotificationText } from "../sending.text.ts";
import type { RunStatus } from "./run-status.ts";
import type { Runs } from "./runs.repository.ts";

export interface StarterDeps {
  readonly users: Users;
  readonly employees: Employees;
}

export const addressOfUser = async (
  userId: string,
  { users, employees }: StarterDeps,
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
  { users, employees }: StarterDeps,
): Promise<Write[]> => {
  const user = await users.find(userId);
  if (!user) return [];
  const employee = user.employeeId === null ? undefined : await employees.find(user.employeeId);
  if (!wantsBell(employee ?? {}, kind)) return [];
  const notification = { kind, subject: { area: "newsletter", id: newsletterId }, occasion: at } as const;
  return [notifyWrite(user.employeeId ?? userId, notification, new Date(at))];
};

/** Joins the transaction that retires a run, so that its end notifies once. */
export const openDoneWrites =
  (people: StarterDeps) =>
  ({ newsletterId, startedBy, lastChangeAt }: RunStatus) =>
    starterWrites(startedBy, { kind: "sendDone", newsletterId, at: lastChangeAt }, people);

interface PauseDeps extends StarterDeps {
  readonly table: Pick<Table, "transact">;
  readonly runs: Pick<Runs, "find">;
  readonly outbox: Outbox;
  readonly origin: string;
}

export const openPauseNotification =
  ({ table, runs, outbox, origin, ...people }: PauseDeps) =>
  async (newsletterId: string, reason: string): Promise<void> => {
    const run = await runs.find(newsletterId);
    if (!run) return;
    const paused = { kind: "sendPaused", newsletterId, at: run.lastChangeAt } as const;
    for (const write of await starterWrites(run.startedBy, paused, people)) await table.transact([write]);
    const to = await addressOfUser(run.startedBy, people);
    if (!to) return;
    const link = `${origin}/news/newsletters/${newsletterId}`;
    await outbox.post(textMail(to, pauseNotificationText(reason, link)));
  };
