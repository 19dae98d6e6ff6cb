import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { wait } from "../runtime/wait.ts";

const TRIES = 12;

export const cancellationReasons = (error: unknown): readonly (string | undefined)[] | undefined =>
  error instanceof TransactionCanceledException
    ? error.CancellationReasons?.map(({ Code }) => (Code === "None" ? undefined : Code))
    : undefined;

const isConditionFailure = (error: unknown): boolean =>
  (error instanceof Error && error.name === "ConditionalCheckFailedException") ||
  (cancellationReasons(error)?.includes("ConditionalCheckFailed") ?? false);

const passing = new Set([
  "TransactionConflict",
  "TransactionConflictException",
  "ThrottlingError",
  "ThrottlingException",
  "ProvisionedThroughputExceeded",
  "ProvisionedThroughputExceededException",
]);

const isPassing = (error: unknown): boolean => {
  const reasons = cancellationReasons(error)?.filter((reason) => reason !== undefined);
  if (reasons?.length) return reasons.every((reason) => passing.has(reason));
  return error instanceof Error && passing.has(error.name);
};

export const retryTransient = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (attempt >= TRIES || !isPassing(error)) throw error;
      await wait(Math.random() * 15 * 2 ** Math.min(attempt, 6));
    }
  }
};

export const retryOnConflict = async <Result>(change: () => Promise<Result>, tries = 8): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      if (attempt >= tries || !isConditionFailure(error)) throw error;
    }
  }
};

export const problemOnConflict = async <Result>(
  problem: (cause: unknown) => Error,
  write: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    throw isConditionFailure(error) ? problem(error) : error;
  }
};

export const valueOnConflict = async <Result, Lost>(
  write: () => Promise<Result>,
  lost: Lost,
): Promise<Result | Lost> => {
  try {
    return await write();
  } catch (error) {
    if (isConditionFailure(error)) return lost;
    throw error;
  }
};
