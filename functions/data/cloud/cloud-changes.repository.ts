import { hoursToMilliseconds } from "date-fns/hoursToMilliseconds";
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds";
import { ulid } from "ulid";
import { periods, secondsIn } from "../../../shared/periods.ts";
import type { Mailings } from "../../platform/mail/mailings.repository.ts";
import type { Item, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export type ChangeKind = "created" | "version" | "renamed" | "moved" | "deleted" | "restored";

/** What somebody did to a folder or file, for those who watch where it lies or lay. */
export interface CloudChange {
  readonly itemId: string;
  readonly kinds: readonly ChangeKind[];
  readonly by: string;
  readonly at: string;
  /** Where it lay before. */
  readonly from: string | null;
}

type Commit<Result> = (writesOf: (change: CloudChange) => readonly Write[]) => Promise<Result>;

/** Longer than the outbox tries to send a mail. */
const EXPIRY_SECONDS = secondsIn(periods.cloudChange);
/** What begins in an hour is committed by then. */
const MARGIN = minutesToMilliseconds(2);

const hourOf = (now: Date) => now.toISOString().slice(0, "2026-11-20T14".length);
const partitionOf = (hour: string) => `CLOUD_CHANGE#${hour}`;
const dueAt = (hour: string) => Date.parse(`${hour}:00:00.000Z`) + hoursToMilliseconds(1) + MARGIN;

const itemOf = (hour: string, change: CloudChange) => ({
  pk: partitionOf(hour),
  sk: ulid(),
  ...change,
  expiresAt: Math.floor(dueAt(hour) / 1000) + EXPIRY_SECONDS,
});

/** Changes of an hour make one mailing, whose id is the hour. */
export const openCloudChanges = (table: Table, mailings: Mailings) => {
  let planned: string | undefined;

  return {
    /** The hour's first change plans the mailing: if all did, uploads would wait for each other at that one item. */
    recorded: async <Result>(now: Date, commit: Commit<Result>): Promise<Result> => {
      const hour = hourOf(now);
      const plan = planned === hour ? [] : [mailings.planWrite(hour, dueAt(hour))];
      let isRecorded = false;
      const result = await commit((change) => {
        isRecorded = change.kinds.length > 0;
        return isRecorded ? [{ Put: { Item: itemOf(hour, change) } }, ...plan] : [];
      });
      if (isRecorded) planned = hour;
      return result;
    },

    /** In the order they were made. */
    of: async (hour: string): Promise<CloudChange[]> => {
      const items: readonly Item[] = await table.all(partitionOf(hour));
      return items as unknown as CloudChange[]; // written by `recorded` only
    },
  };
};
