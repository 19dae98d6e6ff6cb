import * as z from "zod";
import { NotificationKind, SubjectArea } from "../../../shared/notifications/notification.ts";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { change, ifMissing } from "../../platform/table/change.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { MAX_TRANSACTION } from "../../platform/table/transactions.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";

const EXPIRY_SECONDS = secondsIn(periods.notification);
/** DynamoDB takes up to two days to remove expired items. */
const NOT_OVER = "expiresAt > :now";
const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000);
/** Replaces the time since when it is unread: the index of unread ones begins above it. */
const READ = 0;

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly subject: { readonly area: SubjectArea; readonly id: string };
  /** Distinguishes events about one subject: an answer's id, a day, a version. */
  readonly occasion?: string;
  readonly by?: string | null;
  /** Ids of what lies above the subject, so that one request reads both. */
  readonly above?: readonly string[];
}

const StoredNotification = z.object({
  sk: z.string(),
  kind: NotificationKind,
  area: SubjectArea,
  subjectId: z.string(),
  occasion: z.string(),
  by: z.string().nullable(),
  above: z.array(z.string()),
  createdAt: z.string(),
  readAt: z.string().optional(),
  /** Ids of devices. */
  pushedTo: z.set(z.string()).optional(),
});
export type StoredNotification = z.infer<typeof StoredNotification>;

const partitionOf = (person: string) => `NOTIFICATION#${person}`;
const keyOf = (person: string, { kind, subject, occasion = "" }: NewNotification): Key => ({
  pk: partitionOf(person),
  sk: [kind, subject.id, occasion].join("#"),
});

const people = new WeakMap<Write, string>();

export const notifiedPerson = (write: Write): string | undefined => people.get(write);

export const notifyWrite = (person: string, notification: NewNotification, now: Date): Write => {
  const write = change(keyOf(person, notification), {
    set: {
      kind: notification.kind,
      area: notification.subject.area,
      subjectId: notification.subject.id,
      occasion: notification.occasion ?? "",
      by: notification.by ?? null,
      above: ifMissing(notification.above ?? []),
      createdAt: ifMissing(now.toISOString()),
      dueAt: ifMissing(now.getTime()),
      expiresAt: ifMissing(secondsOf(now) + EXPIRY_SECONDS),
    },
  });
  people.set(write, person);
  return write;
};

export const withdrawWrite = (person: string, notification: NewNotification): Write => ({
  Delete: { Key: keyOf(person, notification) },
});

export const openNotifications = (table: Table) => {
  const inTransactions = async (writes: readonly Write[]) => {
    for (let start = 0; start < writes.length; start += MAX_TRANSACTION) {
      await table.transact(writes.slice(start, start + MAX_TRANSACTION));
    }
  };

  const parsed = (items: readonly Item[]) => items.map((item) => StoredNotification.parse(item));

  /** Latest first. */
  const allOf = async (person: string, now: Date): Promise<StoredNotification[]> =>
    parsed(
      await table.query({
        KeyConditionExpression: "pk = :pk",
        FilterExpression: NOT_OVER,
        ExpressionAttributeValues: { ":pk": partitionOf(person), ":now": secondsOf(now) },
      }),
    ).toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

  /** Latest first, in pages of a hundred. */
  async function* unreadOf(person: string, now: Date): AsyncGenerator<StoredNotification[]> {
    const pages = table.queryPages(
      {
        IndexName: "byDueAt",
        Select: "ALL_ATTRIBUTES",
        KeyConditionExpression: "pk = :pk AND dueAt > :read",
        FilterExpression: NOT_OVER,
        ExpressionAttributeValues: { ":pk": partitionOf(person), ":read": READ, ":now": secondsOf(now) },
        ScanIndexForward: false,
      },
      100,
    );
    for await (const items of pages) yield parsed(items);
  }

  const readWrite = (person: string, { sk }: StoredNotification, now: Date): Write =>
    change(
      { pk: partitionOf(person), sk },
      { set: { readAt: now.toISOString(), dueAt: READ }, if: "attribute_exists(pk)" },
    );

  return {
    allOf,
    unreadOf,

    find: async (person: string, ids: readonly string[]): Promise<StoredNotification[]> => {
      const pk = partitionOf(person);
      return parsed(await table.getMany(ids.map((sk) => ({ pk, sk }))));
    },

    /** Includes the notification itself. */
    aboutTheSame: async (
      person: string,
      { kind, subjectId }: Pick<StoredNotification, "kind" | "subjectId">,
    ): Promise<StoredNotification[]> =>
      parsed(await table.range(partitionOf(person), `${kind}#${subjectId}#`)),

    notify: (people: Iterable<string>, notification: NewNotification, now: Date): Promise<void> =>
      inTransactions([...new Set(people)].map((person) => notifyWrite(person, notification, now))),

    /** `choose` runs again if a notification was removed meanwhile. */
    markRead: (
      person: string,
      choose: () => Promise<readonly StoredNotification[]>,
      now: Date,
    ): Promise<void> =>
      retryOnConflict(async () => {
        const chosen = await choose();
        await inTransactions(chosen.map((one) => readWrite(person, one, now)));
      }),

    /** Skips a notification that was withdrawn meanwhile. */
    markPushed: async (person: string, { sk }: StoredNotification, devices: ReadonlySet<string>) => {
      await table.tryUpdate(
        { pk: partitionOf(person), sk },
        { add: { pushedTo: devices }, if: "attribute_exists(pk)" },
      );
    },

    forget: async (person: string): Promise<void> => {
      const pk = partitionOf(person);
      const items = await table.all(pk);
      await inTransactions(items.map(({ sk }) => ({ Delete: { Key: { pk, sk: String(sk) } } })));
    },
  };
};
