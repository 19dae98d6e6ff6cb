import type { DiscussionFollows } from "./discussion-follows.repository.ts";
import { writtenIn } from "./forum-entries.collection.ts";
import type { Thread } from "./threads.ts";

/** Choices for merged parts count until a new one; mutes only while the person has no other part in it. */
export const choiceIn = (
  thread: Thread,
  employeeId: string,
  choiceOf: (postId: string) => boolean | undefined,
): boolean | undefined => {
  const [own, ...merged] = thread.parts.map(({ id }) => choiceOf(id));
  if (own !== undefined || !merged.includes(false) || merged.includes(true)) {
    return own ?? (merged.includes(true) || undefined);
  }
  const takesOtherPart = [thread, ...thread.answers].some(
    (entry) => entry.createdBy === employeeId && choiceOf(writtenIn(entry)) !== false,
  );
  return takesOtherPart ? undefined : false;
};

/** By employee. */
export const choicesIn = async (
  thread: Thread,
  follows: Pick<DiscussionFollows, "of">,
): Promise<ReadonlyMap<string, boolean>> => {
  const byPart = new Map(
    await Promise.all(thread.parts.map(async ({ id }) => [id, await follows.of(id)] as const)),
  );
  const people = new Set(Array.from(byPart.values(), (choices) => [...choices.keys()]).flat());
  return new Map(
    [...people].flatMap((id) => {
      const choice = choiceIn(thread, id, (postId) => byPart.get(postId)?.get(id));
      return choice === undefined ? [] : [[id, choice] as const];
    }),
  );
};
