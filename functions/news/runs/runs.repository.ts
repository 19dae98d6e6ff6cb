import { gunzipSync } from "node:zlib";
import { activeKey, activeRuns, statusKey } from "../../data/newsletters/active-runs.ts";
import type { RenderedNewsletter } from "../../data/templates/rendered-newsletter.ts";
import { type Change, change, expression, onlyIf } from "../../platform/table/change.ts";
import type { Item, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { outcomesOf } from "./failure-watch.ts";
import { contentKey, planKey } from "./keys.ts";
import { forgetWrites, markActive, restWrites, startWrites } from "./run-start.ts";
import { isActive, type Repeat, type RunStatus, runStatusOf } from "./run-status.ts";

const isOver = (run: number) =>
  expression`run = ${run} AND planned = ${true} AND batchesDone = batches AND attribute_not_exists(repeating)`;

/** Failures count from what was known at the last resumption. */
const watchedOf = (status: RunStatus) => {
  const { done, failures } = outcomesOf(status);
  return { watchedDone: done, watchedFailures: failures };
};

const changedNow = (set: Change["set"] = {}) => ({ ...set, lastChangeAt: new Date().toISOString() });

const changeRun = async (
  table: Table,
  newsletterId: string,
  change: Change,
): Promise<RunStatus | undefined> => {
  const item = await table.tryUpdate(statusKey(newsletterId), change);
  return item && runStatusOf(item);
};

const openRunReopening = (table: Table) => ({
  /** False if the run is not finished. */
  reopen: async (status: RunStatus): Promise<boolean> => {
    const { newsletterId, run } = status;
    return table.tryTransact([
      change(statusKey(newsletterId), {
        set: changedNow({ planned: false, desiredState: "running", ...watchedOf(status) }),
        remove: ["pauseReason", "ignoresWindow"],
        if: isOver(run),
      }),
      change(planKey(newsletterId, run), {
        set: { complete: false, leaveOutServed: true, segmentStart: expression`batches` },
        remove: ["employeesTotal", "clientsTotal", "externalsTotal"],
      }),
      markActive(newsletterId),
    ]);
  },

  /** False if the run is not finished, or has nothing to repeat. */
  beginRepeat: async ({ newsletterId, run }: RunStatus, repeat: Repeat = "failed"): Promise<boolean> => {
    const isFinished = expression`${isOver(run)} AND desiredState <> ${"cancelled"}`;
    return table.tryTransact([
      change(statusKey(newsletterId), {
        set: changedNow({ repeating: true, repeat, desiredState: "running" }),
        remove: ["pauseReason", "ignoresWindow"],
        if: repeat === "failed" ? expression`${isFinished} AND failed > ${0}` : isFinished,
      }),
      markActive(newsletterId),
    ]);
  },

  endRepeat: (status: RunStatus) =>
    changeRun(table, status.newsletterId, {
      set: changedNow(watchedOf(status)),
      remove: ["repeating", "repeat"],
      if: expression`run = ${status.run}`,
    }),
});

const openRunContents = (table: Table) => {
  const findContent = async (newsletterId: string, run: number): Promise<RenderedNewsletter | undefined> => {
    const item = await table.get(contentKey(newsletterId, run));
    if (!(item?.content instanceof Uint8Array)) return undefined;
    return JSON.parse(gunzipSync(item.content).toString("utf8")) as RenderedNewsletter; // `startWrites` wrote it
  };

  return {
    findContent,

    content: async (newsletterId: string, run: number): Promise<RenderedNewsletter> => {
      const content = await findContent(newsletterId, run);
      if (!content) throw new Error("The run has no content");
      return content;
    },
  };
};

const isGoingOn = (run: number) =>
  expression`run = ${run} AND (desiredState = ${"paused"} OR desiredState = ${"running"})`;

export const openRuns = (table: Table) => {
  const entityOf = (item: Item | undefined): RunStatus | undefined => item && runStatusOf(item);
  const find = async (newsletterId: string) => entityOf(await table.get(statusKey(newsletterId)));

  return {
    ...openRunContents(table),
    ...openRunReopening(table),
    startWrites,
    restWrites,
    forgetWrites,
    keyOf: statusKey,
    entityOf,
    find,

    findMany: async (newsletterIds: readonly string[]): Promise<RunStatus[]> =>
      (await table.getMany(newsletterIds.map(statusKey))).map(runStatusOf),

    isActive: async (newsletterId: string): Promise<boolean> => {
      const run = await find(newsletterId);
      return run !== undefined && isActive(run);
    },

    /** Undefined if somebody else has enqueued batches meanwhile. */
    noteEnqueued: ({ newsletterId, run, enqueued }: RunStatus, until: number) =>
      changeRun(table, newsletterId, {
        set: { released: until },
        if: expression`run = ${run} AND (attribute_not_exists(released) OR released = ${enqueued})`,
      }),

    /** An older number is smaller and changes nothing. */
    noteBounced: (newsletterId: string, run: number, bounced: number) =>
      changeRun(table, newsletterId, {
        set: { bounced },
        if: expression`run = ${run} AND (attribute_not_exists(bounced) OR bounced < ${bounced})`,
      }),

    noteQuota: (newsletterId: string, run: number, until: number) =>
      changeRun(table, newsletterId, {
        set: { quotaUntil: until },
        if: expression`run = ${run} AND (attribute_not_exists(quotaUntil) OR quotaUntil < ${until})`,
      }),

    pause: (newsletterId: string, run: number, reason: string | null = null) =>
      changeRun(table, newsletterId, {
        set: changedNow({ desiredState: "paused", pauseReason: reason }),
        if: expression`run = ${run} AND desiredState = ${"running"}`,
      }),

    resume: async (newsletterId: string, run: number): Promise<RunStatus | undefined> => {
      const status = await find(newsletterId);
      if (!status) return undefined;
      return changeRun(table, newsletterId, {
        set: changedNow({ desiredState: "running", ...watchedOf(status) }),
        remove: ["pauseReason", "quotaUntil"],
        if: isGoingOn(run),
      });
    },

    ignoreWindow: (newsletterId: string, run: number) =>
      changeRun(table, newsletterId, { set: changedNow({ ignoresWindow: true }), if: isGoingOn(run) }),

    cancel: (newsletterId: string, run: number) =>
      changeRun(table, newsletterId, {
        set: changedNow({ desiredState: "cancelled" }),
        if: expression`run = ${run}`,
      }),

    touch: (newsletterId: string, run: number) =>
      changeRun(table, newsletterId, { set: changedNow(), if: expression`run = ${run}` }),

    active: () => activeRuns(table),

    /** Does nothing if the run has got work meanwhile. */
    retire: async (
      { newsletterId, run, desiredState }: RunStatus,
      inTransaction: readonly Write[] = [],
    ): Promise<void> => {
      const isCancelled = desiredState === "cancelled";
      await table.tryTransact([
        {
          ConditionCheck: {
            Key: statusKey(newsletterId),
            ...onlyIf(isCancelled ? expression`run = ${run} AND desiredState = ${"cancelled"}` : isOver(run)),
          },
        },
        { Delete: { Key: activeKey(newsletterId) } },
        ...inTransaction,
      ]);
    },
  };
};

export type Runs = ReturnType<typeof openRuns>;
