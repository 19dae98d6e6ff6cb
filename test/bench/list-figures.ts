import type { ListConfig } from "../../shared/contract/list.ts";
import { listConfig, PAGE_SIZE } from "../../shared/contract/list.ts";
import type { Figure } from "./figure.ts";
import type { PortalRun } from "./portal-run.ts";
import { untilSettled } from "./seeding.ts";
import { median, spread, timed } from "./statistics.ts";

const CALLS = 150;

export interface List {
  readonly name: string;
  /** The function that answers it. */
  readonly area: string;
  /** DynamoDB requests it may take. */
  readonly requests: number;
  readonly call: (config: ListConfig) => Promise<{ readonly totalCount: number }>;
}

interface Measured {
  readonly rows: number;
  readonly cold: number;
  readonly warm: number[];
  readonly requests: number;
}

const measure = async ({ runtime, probe }: PortalRun, { area, call }: List): Promise<Measured[]> => {
  await runtime.kill(area);
  const first = listConfig();
  const coldStart = performance.now();
  const { totalCount: rows } = await call(first);
  const cold = performance.now() - coldStart;
  const last = listConfig({ skip: rows - PAGE_SIZE });
  await call(last);
  const results: Measured[] = [];
  for (const config of [first, last]) {
    await timed(() => call(config), { times: 0, warmUp: 20 });
    await probe.look();
    const warm = await timed(() => call(config), { times: CALLS });
    const { functions } = await probe.look();
    const requests = Object.values(functions).reduce((sum, { DynamoDB = 0 }) => sum + DynamoDB, 0);
    results.push({ rows, cold, warm, requests: requests / CALLS });
  }
  return results;
};

const figuresOf = (list: List, all: readonly (readonly Measured[])[]): Figure[] => {
  const [smallest] = all;
  return all.flatMap((measured, size): Figure[] => {
    const [first] = measured;
    if (!first) return [];
    const at = `${list.name}, ${first.rows} rows`;
    const cold: Figure = { what: `${at}: first call of a new instance`, value: first.cold, unit: "ms" };
    const warm = measured.flatMap(({ warm, requests }, place): Figure[] => {
      const where = place === 0 ? "first page" : "last page";
      const yardstick = smallest?.[place];
      return [
        {
          what: `${at}: ${where}`,
          value: median(warm),
          unit: "ms",
          spread: spread(warm),
          ...(size > 0 && yardstick
            ? {
                yardstick: { what: `${yardstick.rows} rows`, value: median(yardstick.warm) },
                ratioGoal: { kind: "most", value: 1.5 },
              }
            : {}),
        },
        {
          what: `${at}: ${where}`,
          value: requests,
          unit: "DynamoDB requests",
          goal: { kind: "most", value: list.requests },
        },
      ];
    });
    return [...warm, cold];
  });
};

/** A list as its rows become more: each size beside the first one. */
export const grown = async (
  portal: PortalRun,
  list: List,
  sizes: readonly number[],
  seed: (count: number) => Promise<unknown>,
  say: (text: string) => void,
): Promise<Figure[]> => {
  const all: Measured[][] = [];
  let rows = 0;
  for (const size of sizes) {
    say(`${list.name}, ${size} rows`);
    await seed(size - rows);
    rows = size;
    await untilSettled(Date.now());
    all.push(await measure(portal, list));
  }
  return figuresOf(list, all);
};
