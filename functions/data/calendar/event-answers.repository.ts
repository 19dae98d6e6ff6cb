import type { Answer } from "../../../shared/calendar/event-attendance.ts";
import { newToken } from "../../platform/session/session-cookie.ts";
import { change, expression, ifMissing } from "../../platform/table/change.ts";
import { type Item, type Key, keyName, type Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export interface StoredAnswer {
  readonly answer: Answer;
  readonly persons: number;
  /** Who answered, also on behalf of an office. */
  readonly employeeId: string;
  readonly organisationId: string | null;
  readonly answeredAt: string;
}

export interface LastNotified {
  readonly state: string;
  readonly facts: string;
}

interface Covers {
  readonly count: number;
  readonly until: string;
}

export interface Covering extends Covers {
  readonly lastNotified: Readonly<Record<string, LastNotified>>;
}

export interface AnswersState {
  readonly answers: Readonly<Record<string, StoredAnswer>>;
  readonly ranks: Readonly<Record<string, number>>;
  readonly lastNotified: Readonly<Record<string, LastNotified>>;
  readonly changes: number;
  readonly dueAt: number;
  /** For how many events of a series, and until when, the last change holds. */
  readonly covers?: Covers | undefined;
  /** In ms: attendees are notified of changes from then on; `NEVER` after a silent change. */
  readonly changesFrom: number;
  readonly linkKey?: string | undefined;
}

const PARTITION = "EVENT_ANSWERS";
export const NEVER = Number.MAX_SAFE_INTEGER;

export const noAnswers: AnswersState = {
  answers: {},
  ranks: {},
  lastNotified: {},
  changes: 0,
  dueAt: 0,
  changesFrom: 0,
};

const keyOf = (eventId: string): Key => ({ pk: PARTITION, sk: eventId });

const stateOf = (item: Item | undefined): AnswersState => {
  const { answers = {}, ranks = {}, told: lastNotified = {}, changes = 0 } = item ?? {};
  const { dueAt = NEVER, changesFrom = 0, covers, linkKey } = item ?? {};
  return { answers, ranks, lastNotified, changes, dueAt, changesFrom, covers, linkKey } as AnswersState; // written below only
};

interface Look {
  readonly now: Date;
  readonly from: number | undefined;
  readonly covering?: Covering | undefined;
}

const unchanged = (changes: number) => expression`(attribute_not_exists(changes) OR changes = ${changes})`;

export const openEventAnswers = (table: Table) => {
  const begin = async (eventId: string): Promise<void> => {
    await table.update(keyOf(eventId), {
      set: { answers: ifMissing({}), ranks: ifMissing({}), told: ifMissing({}), changes: ifMissing(0) },
    });
  };

  const tryAnswer = (eventId: string, who: string, answer: StoredAnswer, at: number, changes?: number) => {
    const isYes = answer.answer === "yes";
    return table.tryUpdate(keyOf(eventId), {
      set: {
        "answers.#who": answer,
        dueAt: at,
        "ranks.#who": isYes ? expression`if_not_exists(ranks.#who, changes)` : undefined,
      },
      remove: isYes ? [] : ["ranks.#who"],
      add: { changes: 1 },
      names: { "#who": who },
      if:
        changes === undefined
          ? "attribute_exists(answers)"
          : expression`attribute_exists(answers) AND ${unchanged(changes)}`,
    });
  };

  return {
    keyOf,
    stateOf,

    stateIn: (items: readonly Item[], eventId: string): AnswersState =>
      stateOf(items.find((item) => keyName(item) === keyName(keyOf(eventId)))),

    read: async (eventId: string): Promise<AnswersState> => stateOf(await table.get(keyOf(eventId))),

    readMany: async (eventIds: readonly string[]): Promise<ReadonlyMap<string, AnswersState>> => {
      const items = await table.getMany(eventIds.map(keyOf));
      return new Map(items.map((item) => [String(item.sk), stateOf(item)]));
    },

    /** Those of the asked events that were answered with no in the given name. */
    declined: async (asked: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> => {
      const items = await table.getMany([...asked.keys()].map(keyOf), ["sk", "answers"]);
      const isNo = ({ sk, answers = {} }: Item) =>
        stateOf({ answers }).answers[asked.get(String(sk)) ?? ""]?.answer === "no";
      return new Set(items.filter(isNo).map(({ sk }) => String(sk)));
    },

    /** With `changes`, undefined if somebody has answered since. */
    answer: async (
      eventId: string,
      who: string,
      answer: StoredAnswer,
      { now, changes }: { readonly now: Date; readonly changes?: number },
    ): Promise<AnswersState | undefined> => {
      const first = await tryAnswer(eventId, who, answer, now.getTime(), changes);
      if (first || changes !== undefined) return first && stateOf(first);
      await begin(eventId);
      const second = await tryAnswer(eventId, who, answer, now.getTime());
      return second && stateOf(second);
    },

    /** Notifies attendees from a time in ms on, or never; with `unless`, fails after a parallel answer. */
    lookWrite: (eventId: string, { now, from = NEVER, covering }: Look, unless?: AnswersState): Write => {
      const entries = Object.entries(covering?.lastNotified ?? {}).map(([who, facts], at) => ({
        who,
        facts,
        at,
      }));
      return change(keyOf(eventId), {
        set: {
          dueAt: now.getTime(),
          changesFrom: from,
          covers: covering && { count: covering.count, until: covering.until },
          ...Object.fromEntries(entries.map(({ facts, at }) => [`told.#w${at}`, facts])),
        },
        remove: covering ? [] : ["covers"],
        names: Object.fromEntries(entries.map(({ who, at }) => [`#w${at}`, who])),
        if: unless && unchanged(unless.changes),
      });
    },

    linkKeyOf: async (eventId: string): Promise<string> => {
      const item = await table.update(keyOf(eventId), { set: { linkKey: ifMissing(newToken()) } });
      return String(item.linkKey);
    },

    removeWrite: (eventId: string): Write => ({ Delete: { Key: keyOf(eventId) } }),

    due: async (now: Date): Promise<string[]> =>
      (await table.due(PARTITION, now.getTime())).map(({ sk }) => String(sk)),

    /** An undefined entry forgets somebody; fails if another worker has notified one of them since. */
    notifiedWrite: (
      eventId: string,
      { lastNotified: before }: AnswersState,
      entries: Readonly<Record<string, LastNotified | undefined>>,
    ): Write => {
      const named = Object.entries(entries).map(([who, now], at) => ({ who, now, old: before[who], at }));
      const set = named.flatMap(({ now, at }) => (now ? [`told.#w${at} = :n${at}`] : []));
      const remove = named.flatMap(({ now, at }) => (now ? [] : [`told.#w${at}`]));
      const conditions = named.map(({ old, at }) =>
        old ? `told.#w${at} = :o${at}` : `attribute_not_exists(told.#w${at})`,
      );
      return {
        Update: {
          Key: keyOf(eventId),
          UpdateExpression: [
            ...(set.length ? [`SET ${set.join(", ")}`] : []),
            ...(remove.length ? [`REMOVE ${remove.join(", ")}`] : []),
          ].join(" "),
          ConditionExpression: conditions.join(" AND "),
          ExpressionAttributeNames: Object.fromEntries(named.map(({ who, at }) => [`#w${at}`, who])),
          ExpressionAttributeValues: Object.fromEntries(
            named.flatMap(({ now, old, at }) => [
              ...(now ? [[`:n${at}`, now] as const] : []),
              ...(old ? [[`:o${at}`, old] as const] : []),
            ]),
          ),
        },
      };
    },

    /** Rests until changes may notify, unless something has changed since the state was read. */
    rest: async (
      eventId: string,
      { changes, dueAt, changesFrom }: AnswersState,
      now: Date,
    ): Promise<void> => {
      await table.tryUpdate(keyOf(eventId), {
        set: { dueAt: changesFrom > now.getTime() ? changesFrom : NEVER },
        if: expression`dueAt = ${dueAt} AND ${unchanged(changes)}`,
      });
    },

    /** False if somebody reminds on the same day. */
    remind: (eventId: string, day: string, inTransaction: readonly Write[]): Promise<boolean> =>
      table.tryTransact([
        change(keyOf(eventId), {
          set: { remindedOn: day },
          if: expression`attribute_not_exists(remindedOn) OR remindedOn <> ${day}`,
        }),
        ...inTransaction,
      ]),
  };
};

export type EventAnswers = ReturnType<typeof openEventAnswers>;
