import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as german } from "@zxcvbn-ts/language-de";

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...german },
  graphs: adjacencyGraphs,
  // Anybody may have a password judged, and the time it takes grows with the square of its length.
  maxLength: 64,
});

/** How many guesses a password takes, as a score from 0 to 4, and what the estimator calls its weakness. */
export const estimate = (password: string, words: readonly string[]) => {
  const { score, feedback } = estimator.check(password, [...words]);
  return { score, warning: feedback.warning };
};
