import type * as z from "zod";
import type { Viewer } from "../../shared/contract/permissions.ts";
import type { StoredNotification } from "../data/notifications/notifications.repository.ts";
import { unpacked } from "../platform/collection/packed.ts";
import type { Item, Key } from "../platform/table/item.ts";

/** What has been read of the table so far; undefined is what does not exist. */
export interface KnownItems {
  readonly has: (key: Key) => boolean;
  readonly at: (key: Key) => Item | undefined;
}

export interface ShownSubject {
  readonly title: string;
  readonly path: string;
}

/** One area's own rule of who sees what, asked about what a notification is about. */
export interface SubjectReader {
  /** All that deciding needs, as far as it can be told from what is known. */
  readonly keysOf: (notification: StoredNotification, viewer: Viewer, known: KnownItems) => readonly Key[];
  /** Undefined for what the viewer may not see or no longer exists. */
  readonly shown: (
    notification: StoredNotification,
    viewer: Viewer,
    known: KnownItems,
    now: Date,
  ) => ShownSubject | undefined;
}

export const factsIn = <Facts extends z.ZodType>(
  schema: Facts,
  item: Item | undefined,
): z.output<Facts> | undefined => (item && !item.deleted ? schema.parse(unpacked(item.listed)) : undefined);
