import { hoursToMilliseconds } from "date-fns/hoursToMilliseconds";
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds";
import { ulid } from "ulid";
import { periods, secondsIn } from "../../../shared/periods.ts";
import type { Mailings } from "../../platform/mail/mailings.repository.ts";
import type { Item, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export type ChangeKind = "created" | "version" | "renamed" | "moved" | "deleted" | "restored";

export interface CloudChange {
  readonly itemId: string;
  readonly kinds: readonly ChangeKind[];
  readonly by: string;
  readonly at: string;
  /** The former folder. */
  readonly from: string | null;
}

type Commit<Result> = (writesOf: (change: CloudChange) => readonly Write[]) => Promise<Result>;

/** Longer than the outbox tries to send a mail. */
const EXPIRY_SECONDS = secondsIn(periods.cloudChange);
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

export const openCloudChanges = (table: Table, mailings: Mailings) => {
  let planned: string | undefined;

  return {
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

    /** Oldest first. */
    of: async (hour: string): Promise<CloudChange[]> => {
      const items: readonly Item[] = await table.all(partitionOf(hour));
      return items as unknown as CloudChange[]; // written by `recorded` only
    },
  };
};
