import type { TextOutcome, Unsearchable } from "../../../shared/files/text-outcome.ts";

export interface Extraction {
  readonly outcome: TextOutcome;
  readonly text: string;
}

/** A thread's first message, before it reads the document. */
export const READING = "reading";

export const without = (outcome: Unsearchable): Extraction => ({ outcome, text: "" });

/** Any other error while reading means that the document is broken. */
export class Unreadable extends Error {
  readonly outcome: "encrypted" | "too-large";

  constructor(outcome: "encrypted" | "too-large") {
    super(`The document is ${outcome}`);
    this.outcome = outcome;
  }
}
