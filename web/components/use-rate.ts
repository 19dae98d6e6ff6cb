import { useState } from "react";

interface Sample {
  /** In ms since 1970. */
  readonly at: number;
  readonly done: number;
}

const WINDOW = 30_000;
const SHORTEST = 1_000;

/** Per second; undefined while there are too few samples. */
export const rateOf = (samples: readonly Sample[]): number | undefined => {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.at - first.at < SHORTEST || last.done <= first.done) return undefined;
  return ((last.done - first.done) * 1000) / (last.at - first.at);
};

/** Over the last half minute. */
export const useRate = (sample: Sample): number | undefined => {
  const [samples, setSamples] = useState<readonly Sample[]>([sample]);
  if (samples.at(-1)?.at !== sample.at) {
    setSamples([...samples.filter(({ at }) => at > sample.at - WINDOW), sample]);
  }
  return rateOf(samples);
};
