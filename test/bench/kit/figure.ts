import { inPairs, type Pair } from "./pairs.ts";
import { median, timed } from "./statistics.ts";

type Goal = { readonly most: number } | { readonly least: number };

interface Ratio {
  readonly median: number;
  /** Lowest and highest of the pairs. */
  readonly spread: readonly [number, number];
  readonly yardstick: string;
}

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Of the ratio, if there is one: values differ between machines. */
  readonly goal: Goal;
  readonly ratio?: Ratio;
}

interface Compared extends Pick<Figure, "what" | "unit" | "goal"> {
  readonly yardstick: string;
  readonly pairs: readonly Pair[];
}

/** For counts and sizes, and for what nothing stands beside. */
export const absolute = (what: string, value: number, unit: string, goal: Goal): Figure => ({
  what,
  value,
  unit,
  goal,
});

export const compared = ({ what, unit, yardstick, pairs, goal }: Compared): Figure => {
  const ratios = pairs.map(({ measured, yardstick: beside }) => measured / beside);
  return {
    what,
    value: median(pairs.map(({ measured }) => measured)),
    unit,
    goal,
    ratio: {
      median: median(ratios),
      spread: [Math.min(...ratios), Math.max(...ratios)],
      yardstick,
    },
  };
};

interface Timed extends Omit<Compared, "unit" | "pairs"> {
  readonly run: () => Promise<unknown>;
  readonly beside: () => Promise<unknown>;
  /** Of these the median counts. */
  readonly calls: number;
}

const WINDOWS = 10;

/** Both warmed up, then in turn. */
export const timedBeside = async ({ run, beside, calls, ...figure }: Timed): Promise<Figure> => {
  for (const warm of [run, beside]) await timed(2 * calls, warm);
  const pairs = await inPairs(
    WINDOWS,
    () => timed(calls, run),
    () => timed(calls, beside),
  );
  return compared({ ...figure, unit: "ms", pairs });
};

export const isReached = ({ value, goal, ratio }: Figure): boolean => {
  const judged = ratio ? ratio.median : value;
  return "most" in goal ? judged <= goal.most : judged >= goal.least;
};

interface PartOptions {
  readonly quick: boolean;
  readonly say: (text: string) => void;
  /** Ends with the part. */
  readonly scope: AsyncDisposableStack;
}

export type Part = (options: PartOptions) => Promise<Figure[]>;
