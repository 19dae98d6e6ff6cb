import type { Viewer } from "../../shared/contract/permissions.ts";
import type { ReactionKind } from "../../shared/discussions/reaction.ts";
import { reactions as contract } from "../../shared/discussions/reactions.contract.ts";
import {
  type StoredEntry,
  type StoredPost,
  writtenIn,
} from "../data/discussions/forum-entries.collection.ts";
import { react, reactedTo } from "../data/discussions/reacting.ts";
import type { Stores } from "../data/stores.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { implement } from "../platform/http/implement.ts";
import { authorToNotify } from "./notifications/author-to-notify.ts";
import { type GuardedAnswer, guardedAnswer, postResource } from "./resources.ts";

type Reacting = Stores & { readonly viewer: Viewer; readonly now: Date };

const reactIn = async (postId: string, entry: StoredEntry, kind: ReactionKind | null, deps: Reacting) => {
  const author = await authorToNotify("reaction", entry, postId, deps);
  const subject = { area: "forumEntry", id: writtenIn(entry) } as const;
  return react(
    { id: entry.id, subject, author: entry.createdBy, isNotified: author !== undefined },
    kind,
    deps,
  );
};

export const postReactions = implement<
  Pick<typeof contract, "ofPost" | "toPost">,
  Stores,
  Stored<StoredPost>
>(
  { ofPost: contract.ofPost, toPost: contract.toPost },
  {
    ofPost: ({ resource }, deps) => reactedTo(resource.id, deps),
    toPost: ({ resource, body }, deps) => reactIn(resource.id, resource, body.kind, deps),
  },
  { resource: postResource },
);

export const answerReactions = implement<
  Pick<typeof contract, "ofAnswer" | "toAnswer">,
  Stores,
  GuardedAnswer
>(
  { ofAnswer: contract.ofAnswer, toAnswer: contract.toAnswer },
  {
    ofAnswer: ({ resource }, deps) => reactedTo(resource.id, deps),
    toAnswer: ({ resource, body }, deps) => reactIn(resource.post.id, resource, body.kind, deps),
  },
  { resource: guardedAnswer() },
);
