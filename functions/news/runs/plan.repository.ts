import { type RecipientChoice, recipientKinds } from "../../../shared/news/recipients.ts";
import { statusKey } from "../../data/newsletters/active-runs.ts";
import { change, expression, ifMissing } from "../../platform/table/change.ts";
import { type Item, keyName, type Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { Recipient } from "../newsletters/recipients.ts";
import type { Batches } from "./batches.repository.ts";
import { BATCH_SIZE, planKey } from "./keys.ts";
import type { PlanMessage } from "./messages.ts";
import type { RecipientIndex } from "./recipient-index.ts";
import type { LedgerRun } from "./run-start.ts";
import { totalOf } from "./run-status.ts";

export interface Plan {
  readonly choice: RecipientChoice;
  readonly batches: number;
  /** Earlier batches are from former plannings of the run. */
  readonly segmentStart: number;
  readonly leaveOutServed: boolean;
  readonly complete: boolean;
  /** In s. */
  readonly expiresAt: number;
  /** One for each complete planning; the release before has planned without. */
  readonly indexes: readonly RecipientIndex[];
}

const planOf = (item: Item): Plan => ({
  choice: item.choice as RecipientChoice,
  batches: Number(item.batches),
  segmentStart: Number(item.segmentStart),
  leaveOutServed: item.leaveOutServed === true,
  complete: item.complete === true,
  expiresAt: Number(item.expiresAt),
  indexes: (item.recipientIndexes as RecipientIndex[] | undefined) ?? [],
});

/** Another planner has written these batches, so this one ends. */
export class Superseded extends Error {
  override readonly name = "Superseded";
}

const totalsOf = (recipients: readonly Recipient[]) =>
  Object.fromEntries(
    recipientKinds.map((kind) => [
      totalOf[kind],
      recipients.filter((recipient) => recipient.kind === kind).length,
    ]),
  );

const totalNames = Object.values(totalOf);

/** Only the last batch of an append may be short, and a short one ends a segment. */
const segmentsOf = (pieces: readonly number[]): number[] => {
  const segments: number[] = [];
  let isOpen = false;
  for (const rows of pieces) {
    if (isOpen) segments.push((segments.pop() ?? 0) + rows);
    else segments.push(rows);
    isOpen = rows % BATCH_SIZE === 0;
  }
  return segments;
};

/** Batches and the plan's count are written together, so that two planners cannot interleave. */
export const openPlans = (table: Table, batches: Pick<Batches, "putWrites">) => {
  const orSuperseded = async (writes: readonly Write[]) => {
    if (!(await table.tryTransact(writes))) throw new Superseded();
  };

  return {
    find: async ({ newsletterId, run }: PlanMessage): Promise<Plan | undefined> => {
      const item = await table.get(planKey(newsletterId, run));
      return item && planOf(item);
    },

    findMany: async (
      messages: readonly PlanMessage[],
    ): Promise<(PlanMessage & { readonly plan: Plan })[]> => {
      const byKey = new Map(
        messages.map((message) => [keyName(planKey(message.newsletterId, message.run)), message]),
      );
      const items = await table.getMany(messages.map(({ newsletterId, run }) => planKey(newsletterId, run)));
      return items.flatMap((item) => {
        const message = byKey.get(keyName(item));
        return message ? [{ ...message, plan: planOf(item) }] : [];
      });
    },

    append: async (planned: LedgerRun, first: number, recipients: readonly Recipient[]): Promise<number> => {
      const next = first + Math.ceil(recipients.length / BATCH_SIZE);
      await orSuperseded([
        change(planKey(planned.newsletterId, planned.run), {
          set: {
            batches: next,
            pieces: expression`list_append(if_not_exists(pieces, ${[]}), ${[recipients.length]})`,
          },
          add: totalsOf(recipients),
          if: expression`batches = ${first} AND complete = ${false}`,
        }),
        ...batches.putWrites(planned, first, recipients),
      ]);
      return next;
    },

    complete: async (
      { newsletterId, run }: PlanMessage,
      count: number,
      enqueued: number,
      index: RecipientIndex,
    ): Promise<void> => {
      const item = await table.get(planKey(newsletterId, run));
      const totals = Object.fromEntries(totalNames.map((name) => [name, Number(item?.[name] ?? 0)]));
      const segments = segmentsOf((item?.pieces as number[] | undefined) ?? []);
      await orSuperseded([
        change(planKey(newsletterId, run), {
          set: {
            complete: true,
            recipientIndexes: expression`list_append(if_not_exists(recipientIndexes, ${[]}), ${[index]})`,
          },
          if: expression`batches = ${count} AND complete = ${false}`,
        }),
        change(statusKey(newsletterId), {
          set: {
            planned: true,
            batches: count,
            released: enqueued,
            lastChangeAt: new Date().toISOString(),
            batchesDone: ifMissing(0),
            segments,
          },
          add: totals,
          if: expression`run = ${run}`,
        }),
      ]);
    },
  };
};
