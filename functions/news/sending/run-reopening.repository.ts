import type { Table } from "../../platform/table/table.ts";
import { planKey, statusKey } from "./keys.ts";
import { changeRun, isOver, watched, watchedValues } from "./run-change.ts";
import { markActive } from "./run-start.ts";
import type { RunStatus } from "./run-status.ts";

export const openRunReopening = (table: Table) => ({
  /** False if it is not finished. */
  reopen: async (status: RunStatus): Promise<boolean> => {
    const { newsletterId, run } = status;
    return table.tryTransact([
      {
        Update: {
          Key: statusKey(newsletterId),
          UpdateExpression: `SET planned = :no, desiredState = :running, ${watched}, lastChangeAt = :now REMOVE pauseReason, ignoresWindow`,
          ConditionExpression: isOver,
          ExpressionAttributeValues: {
            ...watchedValues(status),
            ":running": "running",
            ":no": false,
            ":yes": true,
            ":run": run,
            ":now": new Date().toISOString(),
          },
        },
      },
      {
        Update: {
          Key: planKey(newsletterId, run),
          UpdateExpression:
            "SET complete = :no, leaveOutServed = :yes, segmentStart = batches REMOVE employeesTotal, clientsTotal, externalsTotal",
          ExpressionAttributeValues: { ":no": false, ":yes": true },
        },
      },
      markActive(newsletterId),
    ]);
  },

  /** False if it is not finished or nothing failed. */
  beginRepeat: async ({ newsletterId, run }: RunStatus): Promise<boolean> => {
    return table.tryTransact([
      {
        Update: {
          Key: statusKey(newsletterId),
          UpdateExpression:
            "SET repeating = :yes, desiredState = :running, lastChangeAt = :now REMOVE pauseReason, ignoresWindow",
          ConditionExpression: `${isOver} AND desiredState <> :cancelled AND failed > :none`,
          ExpressionAttributeValues: {
            ":yes": true,
            ":running": "running",
            ":cancelled": "cancelled",
            ":none": 0,
            ":run": run,
            ":now": new Date().toISOString(),
          },
        },
      },
      markActive(newsletterId),
    ]);
  },

  endRepeat: (status: RunStatus) =>
    changeRun(
      table,
      status.newsletterId,
      `SET ${watched}, lastChangeAt = :now REMOVE repeating`,
      "run = :run",
      { ...watchedValues(status), ":run": status.run, ":now": new Date().toISOString() },
    ),
});
