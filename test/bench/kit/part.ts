import type { Figure } from "./figure.ts";

interface PartOptions {
  readonly quick: boolean;
  readonly say: (text: string) => void;
}

export type Part = (options: PartOptions) => Promise<Figure[]>;
