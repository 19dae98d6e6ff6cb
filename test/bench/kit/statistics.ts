const middle = (values: readonly number[], index: number): number =>
  values.toSorted((a, b) => a - b)[index] ?? Number.NaN;

export const median = (values: readonly number[]): number => {
  const half = values.length / 2;
  return (middle(values, Math.floor(half)) + middle(values, Math.ceil(half) - 1)) / 2;
};

/** The median in ms. */
export const timed = async (times: number, run: () => Promise<unknown>): Promise<number> => {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  return median(taken);
};

/** In ms. */
export const duration = (run: () => Promise<unknown>): Promise<number> => timed(1, run);
