import type { NewsletterStatus, SendingState } from "../../../shared/news/newsletter.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";
import type { Item } from "../../platform/table/item.ts";

export const totalOf: Readonly<Record<RecipientKind, string>> = {
  employees: "employeesTotal",
  clients: "clientsTotal",
  externals: "externalsTotal",
};
export const doneOf: Readonly<Record<RecipientKind, string>> = {
  employees: "employeesDone",
  clients: "clientsDone",
  externals: "externalsDone",
};

/** Which rows a finished run repeats: failed ones, or unknown ones, sent again or counted as sent. */
export type Repeat = "failed" | "resend" | "count";

export interface RunStatus {
  readonly newsletterId: string;
  readonly run: number;
  /** Progress follows from the counters. */
  readonly desiredState: "running" | "paused" | "cancelled";
  readonly state: SendingState;
  readonly organisationId: string | null;
  readonly startedAt: string;
  readonly startedBy: string;
  readonly lastChangeAt: string;
  readonly pauseReason: string | null;
  readonly planned: boolean;
  /** Until the run is planned, those counted when it began, if any. */
  readonly totals: Readonly<Record<RecipientKind, number>>;
  readonly done: Readonly<Record<RecipientKind, number>>;
  readonly failed: number;
  readonly bounced: number;
  readonly repeating: boolean;
  readonly repeat: Repeat;
  readonly ignoresWindow: boolean;
  readonly watchedFrom: { readonly done: number; readonly failures: number };
  readonly stuck: number;
  /** In ms: until then the mails of the day are used up. */
  readonly quotaUntil: number;
  readonly batches: number;
  readonly batchesDone: number;
  /** Earlier batches have been enqueued. */
  readonly enqueued: number;
  /** Recipients of each planning, since a resumed run has several. */
  readonly segments: readonly number[];
}

const count = (value: unknown) => (typeof value === "number" ? value : 0);

const stateOf = ({ desiredState, planned, repeating, batches, batchesDone }: Item): SendingState => {
  if (desiredState === "cancelled") return "cancelled";
  if (planned && !repeating && count(batchesDone) >= count(batches)) return "finished";
  if (desiredState === "paused") return "paused";
  return planned && !repeating ? "sending" : "planning";
};

type Names = Readonly<Record<RecipientKind, string>>;

const byKind = (item: Item, names: Names) => ({
  employees: count(item[names.employees]),
  clients: count(item[names.clients]),
  externals: count(item[names.externals]),
});

const kinds: Names = { employees: "employees", clients: "clients", externals: "externals" };

/** A first planning adds all totals at its end. */
const totalsOf = (item: Item) => {
  const isCounted = item.planned === true || Object.values(totalOf).some((name) => name in item);
  return isCounted ? byKind(item, totalOf) : byKind((item.expected as Item | undefined) ?? {}, kinds);
};

export const runStatusOf = (item: Item): RunStatus => ({
  newsletterId: String(item.newsletterId),
  run: Number(item.run),
  desiredState: item.desiredState as RunStatus["desiredState"],
  state: stateOf(item),
  organisationId: typeof item.organisationId === "string" ? item.organisationId : null,
  startedAt: String(item.startedAt),
  startedBy: String(item.startedBy),
  lastChangeAt: String(item.lastChangeAt),
  pauseReason: typeof item.pauseReason === "string" ? item.pauseReason : null,
  planned: item.planned === true,
  totals: totalsOf(item),
  done: byKind(item, doneOf),
  failed: count(item.failed),
  bounced: count(item.bounced),
  repeating: item.repeating === true,
  repeat: (item.repeat as Repeat | undefined) ?? "failed",
  ignoresWindow: item.ignoresWindow === true,
  watchedFrom: { done: count(item.watchedDone), failures: count(item.watchedFailures) },
  stuck: count(item.stuck),
  quotaUntil: count(item.quotaUntil),
  batches: count(item.batches),
  batchesDone: count(item.batchesDone),
  enqueued: count(item.released ?? item.batches),
  segments: (item.segments as number[] | undefined) ?? [],
});

export const isActive = ({ state }: RunStatus): boolean =>
  state === "planning" || state === "sending" || state === "paused";

interface Waiting {
  readonly waitsUntil: Date | null;
  readonly quotaUntil: Date | null;
}

export const wireStatusOf = (run: RunStatus, { waitsUntil, quotaUntil }: Waiting): NewsletterStatus => ({
  clientsCountTotal: run.totals.clients,
  externalsCountTotal: run.totals.externals,
  employeesCountTotal: run.totals.employees,
  clientsCountDone: run.done.clients,
  externalsCountDone: run.done.externals,
  employeesCountDone: run.done.employees,
  startedSendingAt: run.startedAt,
  finishedAt: run.state === "finished" ? run.lastChangeAt : null,
  state: run.state,
  failedCount: run.failed,
  bouncedCount: run.bounced,
  stuckBatches: run.stuck,
  pauseReason: run.pauseReason,
  waitsUntil: waitsUntil?.toISOString() ?? null,
  quotaUntil: quotaUntil?.toISOString() ?? null,
});
