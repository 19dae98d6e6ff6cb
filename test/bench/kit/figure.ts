import type { Pair } from "./pairs.ts";
import { median } from "./statistics.ts";

/** A bound that shall be kept. */
type Goal = { readonly most: number } | { readonly least: number };

interface Ratio {
  readonly median: number;
  /** The lowest and the highest of the pairs. */
  readonly spread: readonly [number, number];
  /** Beside what it was measured. */
  readonly yardstick: string;
}

/** One line of the table. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Of the ratio, where there is one: another machine would have another value. */
  readonly goal: Goal;
  readonly ratio?: Ratio;
}

interface Compared extends Pick<Figure, "what" | "unit" | "goal"> {
  readonly yardstick: string;
  readonly pairs: readonly Pair[];
}

/** What was measured beside a yardstick. */
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

export const isReached = ({ value, goal, ratio }: Figure): boolean => {
  const judged = ratio ? ratio.median : value;
  return "most" in goal ? judged <= goal.most : judged >= goal.least;
};
