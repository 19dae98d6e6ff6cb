export interface Pair<Measured = number, Yardstick = number> {
  readonly measured: Measured;
  readonly yardstick: Yardstick;
}

/** In turn, each first as often as the other, so that a slow phase of the machine affects both. */
export const inPairs = async <Measured, Yardstick>(
  times: number,
  measure: () => Promise<Measured>,
  yardstick: () => Promise<Yardstick>,
): Promise<Pair<Measured, Yardstick>[]> => {
  const pairs: Pair<Measured, Yardstick>[] = [];
  for (let turn = 0; turn < times; turn++) {
    if (turn % 2 === 0) pairs.push({ measured: await measure(), yardstick: await yardstick() });
    else {
      const first = await yardstick();
      pairs.push({ measured: await measure(), yardstick: first });
    }
  }
  return pairs;
};

export const ofBoth = <One>(pairs: readonly Pair<One, One>[], value: (one: One) => number): Pair[] =>
  pairs.map(({ measured, yardstick }) => ({ measured: value(measured), yardstick: value(yardstick) }));
