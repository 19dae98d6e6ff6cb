import { type RecipientChoice, recipientKinds } from "../../../../shared/news/recipients.ts";
import { type Item, keyName, type Write } from "../../../platform/table/item.ts";
import type { Table } from "../../../platform/table/table.ts";
import type { Recipient } from "../batch.ts";
import type { Batches } from "../batches.repository.ts";
import { BATCH_SIZE, planKey, statusKey } from "../keys.ts";
import type { PlanMessage } from "../messages.ts";
import { totalOf } from "../run-status.ts";
import type { RecipientIndex } from "./recipient-index.ts";

export interface Plan {
  readonly choice: RecipientChoice;
  readonly batches: number;
  /** Batches before it are from earlier plannings of the run. */
  readonly segmentStart: number;
  readonly leaveOutServed: boolean;
  readonly complete: boolean;
  /** One for each planning that is complete; the release before has planned without. */
  readonly indexes: readonly RecipientIndex[];
}

const planOf = (item: Item): Plan => ({
  choice: item.choice as RecipientChoice,
  batches: Number(item.batches),
  segmentStart: Number(item.segmentStart),
  leaveOutServed: item.leaveOutServed === true,
  complete: item.complete === true,
  indexes: (item.recipientIndexes as RecipientIndex[] | undefined) ?? [],
});

/** A second planner has written these batches, so this one ends. */
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

/** Batches and the plan's count are written together, so two planners cannot interleave. */
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

    append: async (
      { newsletterId, run }: PlanMessage,
      first: number,
      recipients: readonly Recipient[],
    ): Promise<number> => {
      const next = first + Math.ceil(recipients.length / BATCH_SIZE);
      const totals = totalsOf(recipients);
      await orSuperseded([
        {
          Update: {
            Key: planKey(newsletterId, run),
            UpdateExpression: `SET batches = :next, pieces = list_append(if_not_exists(pieces, :none), :piece) ADD ${totalNames.map((name) => `${name} :${name}`).join(", ")}`,
            ConditionExpression: "batches = :first AND complete = :no",
            ExpressionAttributeValues: {
              ":first": first,
              ":none": [],
              ":piece": [recipients.length],
              ":next": next,
              ":no": false,
              ...Object.fromEntries(totalNames.map((name) => [`:${name}`, totals[name]])),
            },
          },
        },
        ...batches.putWrites(newsletterId, run, first, recipients),
      ]);
      return next;
    },

    complete: async (
      { newsletterId, run }: PlanMessage,
      count: number,
      released: number,
      index: RecipientIndex,
    ): Promise<void> => {
      const item = await table.get(planKey(newsletterId, run));
      const totals = Object.fromEntries(totalNames.map((name) => [name, Number(item?.[name] ?? 0)]));
      const segments = segmentsOf((item?.pieces as number[] | undefined) ?? []);
      await orSuperseded([
        {
          Update: {
            Key: planKey(newsletterId, run),
            UpdateExpression:
              "SET complete = :yes, recipientIndexes = list_append(if_not_exists(recipientIndexes, :none), :index)",
            ConditionExpression: "batches = :count AND complete = :no",
            ExpressionAttributeValues: {
              ":yes": true,
              ":no": false,
              ":count": count,
              ":none": [],
              ":index": [index],
            },
          },
        },
        {
          Update: {
            Key: statusKey(newsletterId),
            UpdateExpression: `SET planned = :yes, batches = :count, released = :released, lastChangeAt = :now, batchesDone = if_not_exists(batchesDone, :zero), #segments = :segments ADD ${totalNames.map((name) => `${name} :${name}`).join(", ")}`,
            ConditionExpression: "run = :run",
            ExpressionAttributeNames: { "#segments": "segments" },
            ExpressionAttributeValues: {
              ":yes": true,
              ":count": count,
              ":released": released,
              ":zero": 0,
              ":segments": segments,
              ":run": run,
              ":now": new Date().toISOString(),
              ...Object.fromEntries(totalNames.map((name) => [`:${name}`, totals[name]])),
            },
          },
        },
      ]);
    },
  };
};

export type Plans = ReturnType<typeof openPlans>;
