import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as german } from "@zxcvbn-ts/language-de";

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...german },
  graphs: adjacencyGraphs,
  // Anybody may submit a password, and the time grows with the square of its length.
  maxLength: 64,
});

/** `score` from 0 to 4. */
export const estimate = (password: string, words: readonly string[]) => {
  const { score, feedback } = estimator.check(password, [...words]);
  return { score, warning: feedback.warning };
};
