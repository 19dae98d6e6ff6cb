import { type ListConfig, listConfig, PAGE_SIZE } from "../../../shared/contract/list.ts";
import { compared, type Figure } from "../kit/figure.ts";
import { inPairs, type Pair } from "../kit/pairs.ts";
import { timed } from "../kit/statistics.ts";
import type { PortalRun } from "./portal-run.ts";
import { untilSettled } from "./seeding.ts";

type CallList = (config: ListConfig) => Promise<{ readonly totalCount: number }>;

export interface GrownList {
  readonly what: string;
  readonly small: CallList;
  readonly large: CallList;
  readonly requests: number;
}

const WINDOWS = 20;
const CALLS = 12;

const pagesOf = async (call: CallList) => {
  const { totalCount } = await call(listConfig());
  let turn = 0;
  const ask = () => call(listConfig({ skip: turn++ % 2 === 0 ? 0 : totalCount - PAGE_SIZE }));
  await timed(4 * CALLS, ask);
  return { totalCount, ask };
};

const ROUNDS = 3;

/** Whoever lists within the overlap must not read all of the import again. */
export const listAfterImport = async (
  { what, large }: Pick<GrownList, "what" | "large">,
  importSome: () => Promise<unknown>,
): Promise<Figure> => {
  const { ask } = await pagesOf(large);
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await untilSettled(Date.now());
    await timed(CALLS, ask);
    const yardstick = await timed(CALLS, ask);
    await importSome();
    await ask();
    pairs.push({ measured: await timed(CALLS, ask), yardstick });
  }
  return compared({ what, unit: "ms", yardstick: "before it", pairs, goal: { most: 1.5 } });
};

export const grownList = async (
  { probe }: Pick<PortalRun, "probe">,
  { what, small, large, requests }: GrownList,
): Promise<Figure[]> => {
  const [few, many] = [await pagesOf(small), await pagesOf(large)];
  const pairs = await inPairs(
    WINDOWS,
    () => timed(CALLS, many.ask),
    () => timed(CALLS, few.ask),
  );
  await probe.look();
  await timed(CALLS, many.ask);
  const { DynamoDB = 0 } = (await probe.look()).requests;
  return [
    compared({
      what: `${what}: a page of ${many.totalCount.toLocaleString("en")}`,
      unit: "ms",
      yardstick: `of ${few.totalCount.toLocaleString("en")}`,
      pairs,
      goal: { most: 1.5 },
    }),
    {
      what: `${what}: DynamoDB requests for a page`,
      value: DynamoDB / CALLS,
      unit: "requests",
      goal: { most: requests },
    },
  ];
};
