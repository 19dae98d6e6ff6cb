const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

const quantile = (values: readonly number[], share: number): number => {
  const ordered = sorted(values);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Quickest and slowest tenth: how far a figure can be trusted. */
export const spread = (values: readonly number[]): readonly [number, number] => [
  quantile(values, 0.1),
  quantile(values, 0.9),
];

/** What each of `times` runs took, in ms; runs before that are not counted. */
export const timed = async (
  run: () => Promise<unknown>,
  { times, warmUp = 0 }: { times: number; warmUp?: number },
): Promise<number[]> => {
  const taken: number[] = [];
  for (let turn = 0; turn < warmUp + times; turn++) {
    const start = performance.now();
    await run();
    if (turn >= warmUp) taken.push(performance.now() - start);
  }
  return taken;
};
