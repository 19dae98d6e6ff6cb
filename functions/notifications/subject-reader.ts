import type * as z from "zod";
import type { Viewer } from "../../shared/contract/permissions.ts";
import type { StoredNotification } from "../data/notifications/notifications.repository.ts";
import { unpacked } from "../platform/collection/packed.ts";
import type { Item, Key } from "../platform/table/item.ts";

/** Items read so far; undefined means that one does not exist. */
export interface KnownItems {
  readonly has: (key: Key) => boolean;
  readonly at: (key: Key) => Item | undefined;
}

export interface ShownSubject {
  readonly title: string;
  readonly path: string;
}

export interface SubjectReader {
  /** All keys that the decision needs, as far as they are known. */
  readonly keysOf: (notification: StoredNotification, viewer: Viewer, known: KnownItems) => readonly Key[];
  /** Undefined if the subject is gone, or the viewer may not see it. */
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
