import { type ListConfig, listConfig, PAGE_SIZE } from "../../../shared/contract/list.ts";
import { compared, type Figure, timedBeside } from "../kit/figure.ts";
import type { Pair } from "../kit/pairs.ts";
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

const CALLS = 12;
const ROUNDS = 3;

/** The first page and the last one in turn. */
const pagesOf = async (call: CallList) => {
  const { totalCount } = await call(listConfig());
  let turn = 0;
  return {
    count: totalCount.toLocaleString("en"),
    ask: () => call(listConfig({ skip: turn++ % 2 === 0 ? 0 : totalCount - PAGE_SIZE })),
  };
};

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
  { requestsOf }: Pick<PortalRun, "requestsOf">,
  { what, small, large, requests }: GrownList,
): Promise<Figure[]> => {
  const [few, many] = [await pagesOf(small), await pagesOf(large)];
  return [
    await timedBeside({
      what: `${what}: a page of ${many.count}`,
      yardstick: `of ${few.count}`,
      calls: CALLS,
      run: many.ask,
      beside: few.ask,
      goal: { most: 1.5 },
    }),
    await requestsOf(`${what}: a page`, CALLS, many.ask, { most: requests }),
  ];
};
