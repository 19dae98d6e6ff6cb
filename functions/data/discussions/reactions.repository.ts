import { type ReactionKind, type Reactions, reactionKinds } from "../../../shared/discussions/reaction.ts";
import { change, expression, onlyIf } from "../../platform/table/change.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";

/** Sorts after all people. */
const COUNTS = "~counts";

const partitionOf = (entryId: string) => `FORUM_REACTION#${entryId}`;
const countsKey = (entryId: string): Key => ({ pk: partitionOf(entryId), sk: COUNTS });
const keyOf = (entryId: string, person: string): Key => ({ pk: partitionOf(entryId), sk: person });

const kindIn = (item: Item | undefined): ReactionKind | null =>
  reactionKinds.find((kind) => kind === item?.kind) ?? null;

interface Reaction {
  readonly person: string;
  readonly kind: ReactionKind;
  readonly at: string;
}

export const openReactions = (table: Table) => ({
  keysOf: (entryId: string, person: string): readonly Key[] => [countsKey(entryId), keyOf(entryId, person)],

  shown: (entryId: string, person: string, itemAt: (key: Key) => Item | undefined): Reactions => {
    const counts = itemAt(countsKey(entryId));
    return {
      counts: reactionKinds.flatMap((kind) => {
        const count = Number(counts?.[kind] ?? 0);
        return count > 0 ? [{ kind, count }] : [];
      }),
      own: kindIn(itemAt(keyOf(entryId, person))),
    };
  },

  /** Newest first. */
  all: async (entryId: string): Promise<readonly Reaction[]> =>
    (await table.all(partitionOf(entryId)))
      .flatMap((item) => {
        const kind = kindIn(item);
        return kind === null ? [] : [{ person: String(item.sk), kind, at: String(item.at) }];
      })
      .toSorted((one, other) => other.at.localeCompare(one.at)),

  /** `besides` adds writes to a change, given the former reaction. */
  set: (
    entryId: string,
    person: string,
    reaction: { readonly kind: ReactionKind | null; readonly at: string },
    besides: (before: ReactionKind | null) => readonly Write[] = () => [],
  ): Promise<void> =>
    retryOnConflict(async () => {
      const key = keyOf(entryId, person);
      const { kind } = reaction;
      const before = kindIn(await table.get(key));
      if (before === kind) return;
      const isAsRead = onlyIf(before === null ? "attribute_not_exists(pk)" : expression`#kind = ${before}`);
      const add = {
        ...(before === null ? {} : { [before]: -1 }),
        ...(kind === null ? {} : { [kind]: 1 }),
      };
      await table.transact([
        kind === null
          ? { Delete: { Key: key, ...isAsRead } }
          : { Put: { Item: { ...key, ...reaction }, ...isAsRead } },
        change(countsKey(entryId), { add }),
        ...besides(before),
      ]);
    }),

  forget: async (entryId: string): Promise<void> => {
    for (const { pk, sk } of await table.all(partitionOf(entryId))) {
      await table.transact([{ Delete: { Key: { pk: String(pk), sk: String(sk) } } }]);
    }
  },
});
