import { actorOf, type Viewer } from "../../shared/contract/permissions.ts";
import type { Reacted, ReactionKind, Reactions } from "../../shared/discussions/reaction.ts";
import { reactions as contract } from "../../shared/discussions/reactions.contract.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import {
  type StoredEntry,
  type StoredPost,
  writtenIn,
} from "../data/discussions/forum-entries.collection.ts";
import { type Told, tellWrite, untellWrite } from "../data/notifications/notifications.repository.ts";
import type { Stores } from "../data/stores.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { implement } from "../platform/http/implement.ts";
import { keyName } from "../platform/table/item.ts";
import { authorToTell } from "./notifications/author-to-tell.ts";
import { type GuardedAnswer, guardedAnswer, postSubject } from "./subjects.ts";

type Reacting = Stores & { readonly viewer: Viewer; readonly now: Date };

interface Target {
  readonly entry: StoredEntry;
  readonly postId: string;
}

const toldOf = ({ entry }: Target, by: string): Told => ({
  kind: "reaction",
  subject: { area: "forumEntry", id: writtenIn(entry) },
  occasion: `${entry.id}#${by}`,
  by,
});

const react = async (target: Target, kind: ReactionKind | null, deps: Reacting): Promise<Reactions> => {
  const { viewer, now, reactions, table } = deps;
  const reader = actorOf(viewer);
  const { entry, postId } = target;
  const { createdBy } = entry;
  const told = toldOf(target, reader);
  const author = await authorToTell("reaction", entry, postId, deps);
  await reactions.set(entry.id, reader, { kind, at: now.toISOString() }, (before) => {
    if (kind === null) return createdBy === null ? [] : [untellWrite(createdBy, told)];
    return author && before === null ? [tellWrite(author, told, now)] : [];
  });
  const items = new Map(
    (await table.getMany(reactions.keysOf(entry.id, reader))).map((item) => [keyName(item), item]),
  );
  return reactions.shown(entry.id, reader, (key) => items.get(keyName(key)));
};

const reactedTo = async (entryId: string, { reactions, employees }: Stores): Promise<Reacted> => {
  const [all, people] = await Promise.all([reactions.all(entryId), employees.projection()]);
  return {
    people: all.map(({ person, kind }) => {
      const employee = people.get(person);
      return { kind, name: employee ? fullName(employee) : null };
    }),
  };
};

export const postReactions = implement<
  Pick<typeof contract, "ofPost" | "toPost">,
  Stores,
  Stored<StoredPost>
>(
  { ofPost: contract.ofPost, toPost: contract.toPost },
  {
    ofPost: ({ subject }, deps) => reactedTo(subject.id, deps),
    toPost: ({ subject, body }, deps) => react({ entry: subject, postId: subject.id }, body.kind, deps),
  },
  { subject: postSubject },
);

export const answerReactions = implement<
  Pick<typeof contract, "ofAnswer" | "toAnswer">,
  Stores,
  GuardedAnswer
>(
  { ofAnswer: contract.ofAnswer, toAnswer: contract.toAnswer },
  {
    ofAnswer: ({ subject }, deps) => reactedTo(subject.id, deps),
    toAnswer: ({ subject, body }, deps) =>
      react({ entry: subject, postId: subject.post.id }, body.kind, deps),
  },
  { subject: guardedAnswer() },
);
