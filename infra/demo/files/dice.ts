/** Independent of faker, which may be in use while pictures are drawn. */
export interface Dice {
  readonly real: (min: number, max: number) => number;
  readonly whole: (min: number, max: number) => number;
  readonly happens: (share: number) => boolean;
}

/** The generator "mulberry32". */
export const diceFor = (number: number): Dice => {
  let state = (number + 1) * 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const real = (min: number, max: number) => min + next() * (max - min);
  return {
    real,
    whole: (min, max) => Math.floor(real(min, max + 1)),
    happens: (share) => next() < share,
  };
};
