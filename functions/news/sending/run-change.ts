import type { Item } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { outcomesOf } from "./failure-watch.ts";
import { statusKey } from "./keys.ts";
import { type RunStatus, runStatusOf } from "./run-status.ts";

export const isOver =
  "run = :run AND planned = :yes AND batchesDone = batches AND attribute_not_exists(repeating)";

/** Failures count from what was known at the last resumption. */
export const watched = "watchedDone = :watchedDone, watchedFailures = :watchedFailures";
export const watchedValues = (status: RunStatus): Item => {
  const { done, failures } = outcomesOf(status);
  return { ":watchedDone": done, ":watchedFailures": failures };
};

export const changeRun = async (
  table: Table,
  newsletterId: string,
  UpdateExpression: string,
  ConditionExpression: string,
  values: Item,
): Promise<RunStatus | undefined> => {
  const item = await table.tryUpdate(statusKey(newsletterId), {
    UpdateExpression,
    ConditionExpression,
    ExpressionAttributeValues: values,
  });
  return item && runStatusOf(item);
};
