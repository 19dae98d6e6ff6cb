import type { Item } from "../../platform/table/item.ts";
import { idsOf } from "../personal/names.ts";
import { deleting, keyed, made, unnaming, unnamingItem } from "../personal/own-items.ts";
import type { Person } from "../personal/person.ts";
import { personalText } from "../personal/personal.text.ts";
import type { Erasing, PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

type Known = Pick<Stores, "table" | "forumEntries" | "polls" | "reactions">;

/** Keyed by the voter's hash; secret votes name nobody. */
const votesOf = (item: Item, person: Person, polls: Known["polls"]) => {
  const ids = idsOf(person);
  return Object.entries(polls.stateOf(item).votes).filter(([, { employeeId }]) => ids.has(employeeId));
};

const unnameVotes = async ({ table, polls }: Known, postId: string, { person, contents }: Erasing) => {
  if (contents === "named") return;
  const key = polls.keyOf(postId);
  const votes = votesOf((await table.get(key)) ?? {}, person, polls);
  for (const [voter] of votes.filter(([, { name }]) => name && name !== personalText.former)) {
    await table.tryUpdate(key, {
      set: { "votes.#voter.#name": personalText.former },
      names: { "#voter": voter },
      if: "attribute_exists(votes.#voter)",
    });
  }
};

export const discussionSources = (stores: Known): readonly PersonalSource[] => {
  const { table, forumEntries, polls, reactions } = stores;
  const erased = { fate: "erased", find: keyed, erase: deleting(table) } as const;
  return [
    {
      area: "posts",
      kinds: ["FORUM_ENTRY"],
      fate: "unnamed",
      find: made,
      erase: unnaming(forumEntries),
    },
    {
      area: "postVersions",
      kinds: ["FORUM_POST_VERSION", "FORUM_ANSWER_VERSION"],
      fate: "unnamed",
      find: made,
      erase: unnamingItem(table),
    },
    {
      area: "votes",
      kinds: ["FORUM_POLL"],
      fate: "unnamed",
      find: (item, { person }) => {
        const votes = votesOf(item, person, polls).map(([, vote]) => vote);
        return votes.length > 0 ? { votes } : undefined;
      },
      erase: async ({ pk }, erasing) => unnameVotes(stores, pk.slice(pk.indexOf("#") + 1), erasing),
    },
    {
      area: "reactions",
      kinds: ["FORUM_REACTION"],
      fate: "erased",
      find: keyed,
      erase: ({ pk, sk }) => reactions.set(pk.slice(pk.indexOf("#") + 1), sk, { kind: null, at: "" }),
    },
    { area: "reports", kinds: ["FORUM_REPORT"], ...erased },
    { area: "drafts", kinds: ["DRAFT"], ...erased },
    { area: "readMarks", kinds: ["FORUM_READ"], ...erased },
    { area: "follows", kinds: ["DISCUSSION_FOLLOW", "DISCUSSION_CHOICE", "FORUM_FOLLOWER"], ...erased },
    { area: "digests", kinds: ["FORUM_DIGEST"], ...erased },
  ];
};
