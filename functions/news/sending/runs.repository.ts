import type { Item, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { activeKey, statusKey } from "./keys.ts";
import { changeRun, isOver, watched, watchedValues } from "./run-change.ts";
import { openRunContents } from "./run-contents.repository.ts";
import { openRunReopening } from "./run-reopening.repository.ts";
import { forgetWrites, startWrites } from "./run-start.ts";
import { isActive, type RunStatus, runStatusOf } from "./run-status.ts";

export const openRuns = (table: Table) => {
  const entityOf = (item: Item | undefined): RunStatus | undefined => item && runStatusOf(item);
  const find = async (newsletterId: string) => entityOf(await table.get(statusKey(newsletterId)));

  return {
    ...openRunContents(table),
    ...openRunReopening(table),
    startWrites,
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

    /** Undefined if another has released batches meanwhile. */
    noteReleased: ({ newsletterId, run, released }: RunStatus, until: number) =>
      changeRun(
        table,
        newsletterId,
        "SET released = :until",
        "run = :run AND (attribute_not_exists(released) OR released = :released)",
        { ":until": until, ":run": run, ":released": released },
      ),

    /** An older number changes nothing. */
    noteBounced: (newsletterId: string, run: number, bounced: number) =>
      changeRun(
        table,
        newsletterId,
        "SET bounced = :bounced",
        "run = :run AND (attribute_not_exists(bounced) OR bounced < :bounced)",
        { ":bounced": bounced, ":run": run },
      ),

    pause: (newsletterId: string, run: number, reason: string | null = null) =>
      changeRun(
        table,
        newsletterId,
        "SET desiredState = :paused, pauseReason = :reason, lastChangeAt = :now",
        "run = :run AND desiredState = :running",
        {
          ":paused": "paused",
          ":running": "running",
          ":reason": reason,
          ":run": run,
          ":now": new Date().toISOString(),
        },
      ),

    resume: async (newsletterId: string, run: number): Promise<RunStatus | undefined> => {
      const status = await find(newsletterId);
      if (!status) return undefined;
      return changeRun(
        table,
        newsletterId,
        `SET desiredState = :running, ${watched}, lastChangeAt = :now REMOVE pauseReason`,
        "run = :run AND (desiredState = :paused OR desiredState = :running)",
        {
          ...watchedValues(status),
          ":paused": "paused",
          ":running": "running",
          ":run": run,
          ":now": new Date().toISOString(),
        },
      );
    },

    /** Holds for this run, until it has ended. */
    ignoreWindow: (newsletterId: string, run: number) =>
      changeRun(
        table,
        newsletterId,
        "SET ignoresWindow = :yes, lastChangeAt = :now",
        "run = :run AND (desiredState = :paused OR desiredState = :running)",
        {
          ":yes": true,
          ":paused": "paused",
          ":running": "running",
          ":run": run,
          ":now": new Date().toISOString(),
        },
      ),

    cancel: (newsletterId: string, run: number) =>
      changeRun(table, newsletterId, "SET desiredState = :cancelled, lastChangeAt = :now", "run = :run", {
        ":cancelled": "cancelled",
        ":run": run,
        ":now": new Date().toISOString(),
      }),

    touch: (newsletterId: string, run: number) =>
      changeRun(table, newsletterId, "SET lastChangeAt = :now", "run = :run", {
        ":run": run,
        ":now": new Date().toISOString(),
      }),

    active: async (): Promise<string[]> => {
      const items = await table.query({
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": activeKey("").pk },
      });
      return items.map(({ sk }) => String(sk));
    },

    /** Unless the run has got work meanwhile. */
    retire: async (
      { newsletterId, run, desiredState }: RunStatus,
      alongside: readonly Write[] = [],
    ): Promise<void> => {
      const isCancelled = desiredState === "cancelled";
      await table.tryTransact([
        {
          ConditionCheck: {
            Key: statusKey(newsletterId),
            ConditionExpression: isCancelled ? "run = :run AND desiredState = :cancelled" : isOver,
            ExpressionAttributeValues: isCancelled
              ? { ":run": run, ":cancelled": "cancelled" }
              : { ":run": run, ":yes": true },
          },
        },
        { Delete: { Key: activeKey(newsletterId) } },
        ...alongside,
      ]);
    },
  };
};

export type Runs = ReturnType<typeof openRuns>;
