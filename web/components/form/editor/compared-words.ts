import { diffArrays } from "diff";

export interface Passage {
  readonly words: string;
  readonly space: string;
  readonly kind: "same" | "added" | "removed";
}

/** In words: larger differences count as wholly different texts, so that nobody waits. */
const MOST_CHANGES = 2_000;
const LONGEST_SAME = 240;
const CONTEXT = 100;

const wordsIn = (text: string) => text.match(/\S+\s*/g) ?? [];

const isAlike = (one: string, other: string) => one.trim() === other.trim();

const shortened = (words: string) =>
  words.length > LONGEST_SAME ? `${words.slice(0, CONTEXT)} … ${words.slice(-CONTEXT)}` : words;

const passageOf = (words: string, kind: Passage["kind"]): Passage => {
  if (kind === "same") return { words: shortened(words), space: "", kind };
  const marked = words.trimEnd();
  return { words: marked, space: words.slice(marked.length), kind };
};

export const comparedWords = (before: string, after: string): Passage[] => {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  const changes = diffArrays(old, now, { comparator: isAlike, maxEditLength: MOST_CHANGES }) ?? [
    { value: old, added: false, removed: true },
    { value: now, added: true, removed: false },
  ];
  return changes
    .filter(({ value }) => value.length > 0)
    .map(({ value, added, removed }) =>
      passageOf(value.join(""), added ? "added" : removed ? "removed" : "same"),
    );
};
