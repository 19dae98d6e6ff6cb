import type { Figure } from "./figure.ts";

interface PartOptions {
  /** Small sizes, to try the benchmark itself. */
  readonly quick: boolean;
  /** Tells what is running just now. */
  readonly say: (text: string) => void;
}

/** Measures one part of the benchmark; what it starts ends with it. */
export type Part = (options: PartOptions) => Promise<Figure[]>;
