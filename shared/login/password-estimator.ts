import { type OptionsType, ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs } from "@zxcvbn-ts/language-common";

export interface Estimate {
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly warning: string | null;
}

export type Estimator = (password: string, words: readonly string[]) => Estimate;

/** Without dictionaries it finds repetitions, sequences, keyboard rows, dates and the given words. */
export const estimatorOf = (dictionary: OptionsType["dictionary"] = {}): Estimator => {
  const estimator = new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    // Anybody may submit a password, and the estimate takes time by the square of its length.
    maxLength: 64,
  });
  return (password, words) => {
    const { score, feedback } = estimator.check(password, [...words]);
    return { score, warning: feedback.warning };
  };
};
