import type { NewsletterStatus, SendingState } from "../../../shared/news/newsletter.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";
import type { Item } from "../../platform/table/item.ts";

/** Which attributes of the status item count a kind. */
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

/** A run as its one status item tells it. */
export interface RunStatus {
  readonly newsletterId: string;
  readonly run: number;
  /** What people decided; how far it is follows from the counters. */
  readonly desiredState: "running" | "paused" | "cancelled";
  readonly state: SendingState;
  readonly organisationId: string | null;
  readonly startedAt: string;
  readonly startedBy: string;
  readonly lastChangeAt: string;
  readonly pauseReason: string | null;
  readonly planned: boolean;
  readonly totals: Readonly<Record<RecipientKind, number>>;
  readonly done: Readonly<Record<RecipientKind, number>>;
  readonly failed: number;
  /** Mails that came back after SES had taken them. */
  readonly bounced: number;
  /** Whether failed rows are being taken up again. */
  readonly repeating: boolean;
  /** Outcomes and failures that a person knew of when the run was last let go on. */
  readonly watchedFrom: { readonly done: number; readonly failures: number };
  readonly stuck: number;
  readonly batches: number;
  readonly batchesDone: number;
  /** Recipients of each planning: a run that was taken up again has several. */
  readonly segments: readonly number[];
}

const count = (value: unknown) => (typeof value === "number" ? value : 0);

const stateOf = ({ desiredState, planned, repeating, batches, batchesDone }: Item): SendingState => {
  if (desiredState === "cancelled") return "cancelled";
  if (planned && !repeating && count(batchesDone) >= count(batches)) return "finished";
  if (desiredState === "paused") return "paused";
  return planned && !repeating ? "sending" : "planning";
};

const byKind = (item: Item, names: Readonly<Record<RecipientKind, string>>) => ({
  employees: count(item[names.employees]),
  clients: count(item[names.clients]),
  externals: count(item[names.externals]),
});

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
  totals: byKind(item, totalOf),
  done: byKind(item, doneOf),
  failed: count(item.failed),
  bounced: count(item.bounced),
  repeating: item.repeating === true,
  watchedFrom: { done: count(item.watchedDone), failures: count(item.watchedFailures) },
  stuck: count(item.stuck),
  batches: count(item.batches),
  batchesDone: count(item.batchesDone),
  segments: (item.segments as number[] | undefined) ?? [],
});

/** Whether batches of the run may still go out, or wait to. */
export const isActive = ({ state }: RunStatus): boolean =>
  state === "planning" || state === "sending" || state === "paused";

/** The status as the wire has it. */
export const wireStatusOf = (run: RunStatus): NewsletterStatus => ({
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
});
