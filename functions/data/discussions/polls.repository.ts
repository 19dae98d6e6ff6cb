import { createHash } from "node:crypto";
import { choicesOf } from "../../../shared/discussions/questionnaire.ts";
import { change, expression, ifMissing, onlyIf } from "../../platform/table/change.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { StoredQuestionnaire } from "./forum-entries.collection.ts";

export interface StoredVote {
  readonly answerId: string;
  readonly further?: string[];
  readonly employeeId: string | null;
  readonly organisationId: string | null;
  readonly createdAt: string | null;
  readonly name?: string | null;
  readonly castBy?: string;
}

export interface PollState {
  /** Keyed by a hash of the voter. */
  readonly votes: Readonly<Record<string, StoredVote>>;
  readonly stoppedAt: string | null;
  readonly answerIds: readonly string[];
}

/** `voter` is a person, or an office where offices vote. */
export interface NewVote extends StoredVote {
  readonly voter: string;
}

const keyOf = (postId: string): Key => ({ pk: `FORUM_POLL#${postId}`, sk: "poll" });

export const voterHash = (postId: string, voter: string): string =>
  createHash("sha256").update(`${postId} ${voter}`).digest("base64url");

const stateOf = (item: Item | undefined): PollState => ({
  votes: (item?.votes ?? {}) as Record<string, StoredVote>,
  stoppedAt: typeof item?.stoppedAt === "string" ? item.stoppedAt : null,
  answerIds: (item?.answerIds ?? []) as string[],
});

interface NewPoll {
  readonly id: string;
  readonly questionnaire: Pick<StoredQuestionnaire, "answers"> | null;
}

const emptyItem = ({ id, questionnaire }: NewPoll) => ({
  ...keyOf(id),
  votes: {},
  answerIds: questionnaire?.answers.map((answer) => answer.id) ?? [],
});

export const openPolls = (table: Table) => ({
  keyOf,
  stateOf,

  createWrite: (poll: NewPoll): Write => ({ Put: { Item: emptyItem(poll) } }),

  /** Fails if somebody has voted, or stopped the poll. */
  resetWrite: (poll: NewPoll): Write => ({
    Put: {
      Item: emptyItem(poll),
      ...onlyIf(expression`attribute_not_exists(pk) OR (votes = ${{}} AND attribute_not_exists(stoppedAt))`),
    },
  }),

  read: async (postId: string): Promise<PollState> => stateOf(await table.get(keyOf(postId))),

  /** Replaces the voter's standing vote; false if that vote or the poll has changed meanwhile. */
  vote: async (
    postId: string,
    { voter, ...vote }: NewVote,
    standing: StoredVote | undefined,
    inTransaction: readonly Write[] = [],
  ): Promise<boolean> => {
    const isStanding = standing
      ? expression`votes.#voter = ${standing}`
      : expression`attribute_not_exists(votes.#voter)`;
    const isAllowed = choicesOf(vote).reduce(
      (all, id) => expression`${all} AND contains(answerIds, ${id})`,
      isStanding,
    );
    const counting = {
      set: { "votes.#voter": vote },
      names: { "#voter": voterHash(postId, voter) },
      if: expression`attribute_not_exists(stoppedAt) AND ${isAllowed}`,
    };
    return inTransaction.length > 0
      ? table.tryTransact([change(keyOf(postId), counting), ...inTransaction])
      : (await table.tryUpdate(keyOf(postId), counting)) !== undefined;
  },

  /** False if the poll was stopped, or another reminder went out on the same day. */
  remind: (postId: string, day: string, inTransaction: readonly Write[]): Promise<boolean> =>
    table.tryTransact([
      change(keyOf(postId), {
        set: { remindedOn: day },
        if: expression`attribute_exists(pk) AND attribute_not_exists(stoppedAt) AND (attribute_not_exists(remindedOn) OR remindedOn <> ${day})`,
      }),
      ...inTransaction,
    ]),

  /** Keeps the time of the first stop. */
  stop: async (postId: string, at: string, inTransaction: readonly Write[]): Promise<PollState> => {
    await table.transact([change(keyOf(postId), { set: { stoppedAt: ifMissing(at) } }), ...inTransaction]);
    return stateOf(await table.get(keyOf(postId)));
  },

  reopen: async (postId: string, inTransaction: readonly Write[]): Promise<PollState> => {
    await table.transact([
      change(keyOf(postId), { remove: ["stoppedAt"], if: "attribute_exists(pk)" }),
      ...inTransaction,
    ]);
    return stateOf(await table.get(keyOf(postId)));
  },
});
