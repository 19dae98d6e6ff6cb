import { useState } from "react";

interface Sample {
  /** When the count was read, in milliseconds since 1970. */
  readonly at: number;
  readonly done: number;
}

const WINDOW = 30_000;
const SHORTEST = 1_000;

/** How much is done per second, from the first to the last sample; undefined while that says nothing. */
export const rateOf = (samples: readonly Sample[]): number | undefined => {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.at - first.at < SHORTEST || last.done <= first.done) return undefined;
  return ((last.done - first.done) * 1000) / (last.at - first.at);
};

/** The rate of the last half minute of a count that is read again and again. */
export const useRate = (sample: Sample): number | undefined => {
  const [samples, setSamples] = useState<readonly Sample[]>([sample]);
  if (samples.at(-1)?.at !== sample.at) {
    setSamples([...samples.filter(({ at }) => at > sample.at - WINDOW), sample]);
  }
  return rateOf(samples);
};
