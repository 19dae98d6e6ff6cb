import { openBareFunction } from "../bare/bare-function.ts";
import { compared, type Figure } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { duration } from "../kit/statistics.ts";
import type { PortalRun } from "./portal-run.ts";

interface FirstCall {
  readonly what: string;
  readonly area: string;
  readonly call: () => Promise<unknown>;
  readonly goal: Figure["goal"];
  readonly partitions: readonly string[];
  /** Instances that start at once. */
  readonly instances?: number;
}

export const firstCall = async (
  scope: AsyncDisposableStack,
  { runtime }: PortalRun,
  { what, area, call, partitions, goal, instances = 1 }: FirstCall,
): Promise<Figure> => {
  const environment = runtime.environmentOf(area);
  const bare = openBareFunction(scope, "readAll", environment, instances);
  const queries = partitions.map((partition) => ({
    TableName: environment.TABLE_NAME,
    IndexName: "byChangedAt",
    ConsistentRead: true,
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": partition },
  }));
  const atOnce = (run: () => Promise<unknown>) =>
    duration(() => Promise.all(Array.from({ length: instances }, run)));
  const pairs = await inPairs(
    4,
    async () => {
      await runtime.kill(area);
      return atOnce(call);
    },
    async () => {
      await bare.kill();
      return atOnce(() => bare.invoke({ queries }));
    },
  );
  return compared({ what, unit: "ms", yardstick: "reading all of it alone", pairs, goal });
};
