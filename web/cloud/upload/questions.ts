import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { currentSession } from "../../app/client/session.ts";
import { mayChange } from "../items/use-item-rights.ts";

/** A duplicate is stored as a file of its own (`both`), or as a version of this one. */
export type Answer = "both" | { readonly versionOf: string };

export type Likeness = "name" | "content";
export type Choice = "skip" | "both" | "version";

interface Question {
  readonly likeness: Likeness;
  readonly file: File;
  readonly current: CloudItem;
  readonly choices: readonly Choice[];
  readonly choose: (choice: Choice) => void;
}

let waiting: readonly Question[] = [];
/** Holds until nothing is uploaded any more. */
const forAll = new Map<Likeness, Choice>();
const listeners = new Set<() => void>();

const set = (next: typeof waiting) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** A version needs the right to change the file. */
const choicesFor = (likeness: Likeness, current: CloudItem): Choice[] => {
  const viewer = currentSession()?.viewer;
  return likeness === "name" && viewer && mayChange(viewer, current)
    ? ["skip", "both", "version"]
    : ["skip", "both"];
};

const answerOf = (choice: Choice, { id }: CloudItem): Answer | undefined => {
  if (choice === "skip") return undefined;
  return choice === "both" ? "both" : { versionOf: id };
};

export const questions = {
  waiting: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  ask: (likeness: Likeness, file: File, current: CloudItem): Promise<Answer | undefined> => {
    const choices = choicesFor(likeness, current);
    const known = forAll.get(likeness);
    if (known && choices.includes(known)) return Promise.resolve(answerOf(known, current));
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const choose = (choice: Choice) => resolve(answerOf(choice, current));
    set([...waiting, { likeness, file, current, choices, choose }]);
    return promise;
  },

  answer: (choice: Choice, isForAll: boolean) => {
    const [first] = waiting;
    if (!first) return;
    if (isForAll) forAll.set(first.likeness, choice);
    const isMeant = (one: Question) =>
      one === first || (isForAll && one.likeness === first.likeness && one.choices.includes(choice));
    const answered = waiting.filter(isMeant);
    set(waiting.filter((one) => !isMeant(one)));
    for (const { choose } of answered) choose(choice);
  },

  forget: () => {
    forAll.clear();
    set([]);
  },
};
