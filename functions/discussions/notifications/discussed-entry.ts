import { mentionedIn } from "../../../shared/discussions/mentions.ts";
import type { StoredEntry } from "../../data/discussions/forum-entries.collection.ts";
import { choicesIn } from "../../data/discussions/thread-choices.ts";
import type { Thread } from "../../data/discussions/threads.ts";
import { rootOf } from "../../data/discussions/visible-entries.ts";
import type { Stores } from "../../data/stores.ts";
import type { Discussed } from "./wants-notification.ts";

export interface DiscussedEntry extends Discussed {
  readonly entry: StoredEntry;
  readonly thread: Thread;
}

type Sources = Pick<Stores, "forumEntries" | "threads" | "forumFollowers" | "discussionFollows">;

/** Undefined for a deleted entry, and for an answer to one. */
export const loadDiscussed = async (
  entryId: string,
  { forumEntries, threads, forumFollowers, discussionFollows }: Sources,
): Promise<DiscussedEntry | undefined> => {
  const entry = await forumEntries.find(entryId);
  if (!entry || entry.deletedAt !== null) return undefined;
  const entries = await forumEntries.projection();
  const thread = (await threads()).get(rootOf(entries.get(entryId), entries)?.id ?? "");
  if (!thread) return undefined;
  const [followers, choices] = await Promise.all([
    forumFollowers.of(thread.forumId),
    choicesIn(thread, discussionFollows),
  ]);
  return {
    entry,
    thread,
    isAnswer: entry.kind === "answer",
    writer: entry.createdBy,
    mentioned: new Set(mentionedIn(entry.content)),
    forumFollowers: followers,
    choices,
  };
};
