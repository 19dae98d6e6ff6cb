import type { Pair } from "./pairs.ts";
import { median } from "./statistics.ts";

/** A bound that shall be kept. */
export type Goal = { readonly most: number } | { readonly least: number };

interface Ratio {
  readonly median: number;
  /** The lowest and the highest of the pairs. */
  readonly spread: readonly [number, number];
  /** Beside what it was measured. */
  readonly yardstick: string;
  readonly goal?: Goal;
}

/** One line of the table. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal;
  /** What it is to be judged by, where another machine would have another value. */
  readonly ratio?: Ratio;
}

interface Compared {
  readonly what: string;
  readonly unit: string;
  readonly yardstick: string;
  readonly pairs: readonly Pair[];
  readonly ratioGoal?: Goal;
  /** A bound of the value itself, which people wait for whatever the machine is. */
  readonly goal?: Goal;
}

/** What was measured beside a yardstick. */
export const compared = ({ what, unit, yardstick, pairs, ratioGoal, goal }: Compared): Figure => {
  const ratios = pairs.map(({ measured, yardstick: beside }) => measured / beside);
  return {
    what,
    value: median(pairs.map(({ measured }) => measured)),
    unit,
    ...(goal && { goal }),
    ratio: {
      median: median(ratios),
      spread: [Math.min(...ratios), Math.max(...ratios)],
      yardstick,
      ...(ratioGoal && { goal: ratioGoal }),
    },
  };
};

const keeps = (value: number, goal: Goal) => ("most" in goal ? value <= goal.most : value >= goal.least);

export const isReached = ({ value, goal, ratio }: Figure): boolean =>
  (!goal || keeps(value, goal)) && (!ratio?.goal || keeps(ratio.median, ratio.goal));
