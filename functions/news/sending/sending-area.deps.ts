import { openSettings } from "../../data/settings/settings.collection.ts";
import { openQueue } from "../../platform/queue/queue.ts";
import { setting } from "../../platform/runtime/environment.ts";
import type { Table } from "../../platform/table/table.ts";
import { openNews } from "../news.deps.ts";
import type { PlanMessage } from "./messages.ts";
import { openSchedule } from "./plan/schedule.repository.ts";
import { openLedger } from "./sending.deps.ts";
import { openSendTimes } from "./window/send-times.ts";

export const openSendingArea = (table: Table, portalOrigin = setting("PORTAL_ORIGIN")) => ({
  ...openNews(table, portalOrigin),
  ...openLedger(table),
  schedule: openSchedule(table),
  sendTimes: openSendTimes(openSettings(table)),
  planQueue: openQueue<PlanMessage>(setting("NEWSLETTER_PLAN_QUEUE_URL")),
});

export type SendingDeps = ReturnType<typeof openSendingArea>;
