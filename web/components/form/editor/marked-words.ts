interface Passage {
  readonly words: string;
  /** The other version lacks it. */
  readonly isOwn: boolean;
}

/** Above it all that lies between the first and the last difference counts as different. */
const MOST_COMPARED = 4_000_000;
const LONGEST_SAME = 240;
const CONTEXT = 100;

const wordsIn = (text: string) => text.match(/\S+\s*/g) ?? [];

const isAlike = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim();

/** For each word of `own` whether it is in the longest row of words that both have. */
const sharedIn = (own: readonly string[], other: readonly string[]): boolean[] => {
  const width = other.length + 1;
  if (own.length * width > MOST_COMPARED) return own.map(() => false);
  const lengths = new Uint16Array((own.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = own.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isAlike(own[row], other[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let column = 0;
  return own.map((word, row) => {
    while (
      column < other.length &&
      !isAlike(word, other[column]) &&
      at(row, column + 1) === at(row, column)
    ) {
      column += 1;
    }
    const isShared = column < other.length && isAlike(word, other[column]);
    if (isShared) column += 1;
    return isShared;
  });
};

const shortened = (words: string) =>
  words.length > LONGEST_SAME ? `${words.slice(0, CONTEXT)} … ${words.slice(-CONTEXT)}` : words;

/** A version in passages; long ones that both have are shortened. */
export const markedWords = (own: string, other: string): Passage[] => {
  const [mine, theirs] = [wordsIn(own), wordsIn(other)];
  const shorter = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < shorter && isAlike(mine[start], theirs[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isAlike(mine.at(-1 - end), theirs.at(-1 - end))) end += 1;
  const shared = sharedIn(mine.slice(start, mine.length - end), theirs.slice(start, theirs.length - end));
  const passages: { words: string; isOwn: boolean }[] = [];
  mine.forEach((words, index) => {
    const isOwn = index >= start && index < mine.length - end && !shared[index - start];
    const last = passages.at(-1);
    if (last?.isOwn === isOwn) {
      last.words += words;
      return;
    }
    // Space after a mark is not marked.
    const space = last?.isOwn ? last.words.slice(last.words.trimEnd().length) : "";
    if (last?.isOwn) last.words = last.words.trimEnd();
    passages.push({ words: `${space}${words}`, isOwn });
  });
  return passages.map((passage) =>
    passage.isOwn ? passage : { ...passage, words: shortened(passage.words) },
  );
};
