import type { TextOutcome, Unsearchable } from "../../../shared/files/text-outcome.ts";

export interface Extraction {
  readonly outcome: TextOutcome;
  readonly text: string;
}

/** What a thread says first, before it reads the document. */
export const READING = "reading";

export const without = (outcome: Unsearchable): Extraction => ({ outcome, text: "" });

/** Anything else that is thrown while a document is read says that it is broken. */
export class Unreadable extends Error {
  readonly outcome: "encrypted" | "too-large";

  constructor(outcome: "encrypted" | "too-large") {
    super(`The document is ${outcome}`);
    this.outcome = outcome;
  }
}
