import { change, expression } from "../table/change.ts";
import type { Key, Write } from "../table/item.ts";
import type { Table } from "../table/table.ts";

export interface Mailing {
  readonly id: string;
  /** The last recipient who was reached. */
  readonly cursor: string | undefined;
  readonly mails: number;
  readonly isDone: boolean;
  /** Guards `postpone` against a plan that was changed meanwhile. */
  readonly saves: number;
}

interface Advance {
  readonly from: string | undefined;
  readonly to: string;
  readonly mails: number;
}

const NEVER = Number.MAX_SAFE_INTEGER;

const dueUnlessDone = (at = NEVER) => expression`if_not_exists(doneAt, ${at})`;

/** Fails if another worker has moved the cursor. */
const stillAt = (cursor: string | undefined) =>
  cursor === undefined
    ? "attribute_exists(pk) AND attribute_not_exists(#cursor)"
    : expression`#cursor = ${cursor}`;

/** Times in ms. `doneAt` wins over any new date, since a mailing goes out once. */
export const openMailings = (table: Table, partition: string) => {
  const keyOf = (id: string): Key => ({ pk: partition, sk: id });

  return {
    planWrite: (id: string, at: number | undefined): Write =>
      change(keyOf(id), { set: { dueAt: dueUnlessDone(at) }, add: { saves: 1 } }),

    /** Also plans a mailing that has gone out already. */
    planAnewWrite: (id: string, at: number): Write => ({
      Put: { Item: { ...keyOf(id), dueAt: at, saves: 1 } },
    }),

    /** False if the mailing was planned before. */
    begin: (id: string, at: Date, inTransaction: readonly Write[]): Promise<boolean> =>
      table.tryTransact([
        {
          Put: {
            Item: { ...keyOf(id), dueAt: at.getTime(), saves: 1 },
            ConditionExpression: "attribute_not_exists(pk)",
          },
        },
        ...inTransaction,
      ]),

    forgetWrite: (id: string): Write => ({ Delete: { Key: keyOf(id) } }),

    /** Counts as gone out already. */
    doneItem: (id: string) => ({ ...keyOf(id), dueAt: NEVER, doneAt: NEVER, saves: 0 }),

    due: async (now: Date): Promise<string[]> => {
      const items = await table.due(partition, now.getTime());
      return items.map(({ sk }) => String(sk));
    },

    find: async (id: string): Promise<Mailing | undefined> => {
      const item = await table.get(keyOf(id));
      if (!item) return undefined;
      const { cursor, saves, mails = 0, doneAt } = item;
      return {
        id,
        cursor: cursor as string | undefined,
        mails: Number(mails),
        isDone: doneAt !== undefined,
        saves: Number(saves),
      };
    },

    /** False if the plan was changed meanwhile. */
    postpone: ({ id, saves }: Mailing, at: number | undefined): Promise<boolean> =>
      table.tryTransact([
        change(keyOf(id), { set: { dueAt: dueUnlessDone(at) }, if: expression`saves = ${saves}` }),
      ]),

    /** One transaction, so that a crash repeats and omits nobody; false if another worker was first. */
    advance: (id: string, { from, to, mails }: Advance, inTransaction: readonly Write[]): Promise<boolean> =>
      table.tryTransact([
        change(keyOf(id), { set: { cursor: to }, add: { mails }, if: stillAt(from) }),
        ...inTransaction,
      ]),

    finish: (
      id: string,
      cursor: string | undefined,
      inTransaction: readonly Write[] = [],
    ): Promise<boolean> =>
      table.tryTransact([
        change(keyOf(id), { set: { dueAt: NEVER, doneAt: NEVER }, if: stillAt(cursor) }),
        ...inTransaction,
      ]),
  };
};

export type Mailings = ReturnType<typeof openMailings>;
