/** A bound that shall be kept. */
export interface Goal {
  readonly kind: "most" | "least";
  readonly value: number;
}

/** One line of the table. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Quickest and slowest tenth. */
  readonly spread?: readonly [number, number];
  readonly goal?: Goal;
  /** The same without product code, or at another size, in the same run. */
  readonly yardstick?: { readonly what: string; readonly value: number };
  /** What value : yardstick shall keep. */
  readonly ratioGoal?: Goal;
}

const keeps = (value: number, { kind, value: bound }: Goal) =>
  kind === "most" ? value <= bound : value >= bound;

export const ratioOf = ({ value, yardstick }: Figure): number | undefined =>
  yardstick && value / yardstick.value;

/** Undefined where nothing was promised. */
export const isReached = (figure: Figure): boolean | undefined => {
  const { value, goal, ratioGoal } = figure;
  const ratio = ratioOf(figure);
  if (!goal && !ratioGoal) return undefined;
  return (!goal || keeps(value, goal)) && (!ratioGoal || (ratio !== undefined && keeps(ratio, ratioGoal)));
};

export interface GroupOptions {
  /** Small sizes, to try the benchmark itself. */
  readonly quick: boolean;
  /** Tells what is running just now. */
  readonly say: (text: string) => void;
}

/** Measures one group of figures; what it starts ends with it. */
export type Group = (options: GroupOptions) => Promise<Figure[]>;
