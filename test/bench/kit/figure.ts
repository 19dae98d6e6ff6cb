import type { Pair } from "./pairs.ts";
import { median } from "./statistics.ts";

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
