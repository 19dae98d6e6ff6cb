import type { Viewer } from "../../shared/contract/permissions.ts";
import type { SubjectArea } from "../../shared/notifications/notification.ts";
import { Employee, fullName } from "../../shared/organisations/employee.ts";
import type { StoredNotification } from "../data/notifications/notifications.repository.ts";
import { type Item, type Key, keyName } from "../platform/table/item.ts";
import type { Table } from "../platform/table/table.ts";
import { factsIn, type KnownItems, type ShownSubject, type SubjectReader } from "./subject-reader.ts";
import { applicationReader } from "./subjects/application-reader.ts";
import { articleReader } from "./subjects/article-reader.ts";
import { cloudItemReader } from "./subjects/cloud-item-reader.ts";
import { eventReader } from "./subjects/event-reader.ts";
import { forumEntryReader } from "./subjects/forum-entry-reader.ts";
import { materialReader } from "./subjects/material-reader.ts";
import { newsletterReader } from "./subjects/newsletter-reader.ts";
import { zipReader } from "./subjects/zip-reader.ts";

export type ShownNotification = StoredNotification & ShownSubject & { readonly actor: string | null };

const ActorFacts = Employee.pick({ title: true, firstname: true, lastname: true, titleBehind: true });
const actorKey = (id: string) => ({ pk: "EMPLOYEE", sk: id });

const actorIn = (by: string | null, known: KnownItems): string | null => {
  const actor = by === null ? undefined : factsIn(ActorFacts, known.at(actorKey(by)));
  return actor ? fullName(actor) : null;
};

interface Showing {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly withActors: boolean;
}

const readers: Readonly<Record<SubjectArea, SubjectReader>> = {
  article: articleReader,
  newsletter: newsletterReader,
  forumEntry: forumEntryReader,
  event: eventReader,
  cloudItem: cloudItemReader,
  zip: zipReader,
  application: applicationReader,
  material: materialReader,
};

const ATTRIBUTES = ["pk", "sk", "listed", "deleted", "fileId", "fileName", "readyUntil"];

const openKnown = (table: Pick<Table, "getMany">) => {
  const items = new Map<string, Item | undefined>();
  const known: KnownItems = {
    has: (key) => items.has(keyName(key)),
    at: (key) => items.get(keyName(key)),
  };
  return {
    known,
    /** False if nothing was missing. */
    load: async (keys: readonly Key[]): Promise<boolean> => {
      const missing = new Map(keys.filter((key) => !known.has(key)).map((key) => [keyName(key), key]));
      if (missing.size === 0) return false;
      const found = await table.getMany([...missing.values()], ATTRIBUTES);
      for (const name of missing.keys()) items.set(name, undefined);
      for (const item of found) items.set(keyName(item), item);
      return true;
    },
  };
};

/** Rights are decided anew each time, in one request if nothing was moved. Pages share what was read. */
export const showing = (table: Pick<Table, "getMany">, { viewer, now, withActors }: Showing) => {
  const { known, load } = openKnown(table);
  return async (notifications: readonly StoredNotification[]): Promise<ShownNotification[]> => {
    const keys = () =>
      notifications.flatMap((one) => [
        ...readers[one.area].keysOf(one, viewer, known),
        ...(withActors && one.by !== null ? [actorKey(one.by)] : []),
      ]);
    while (await load(keys()));
    return notifications.flatMap((one) => {
      const subject = readers[one.area].shown(one, viewer, known, now);
      return subject ? [{ ...one, ...subject, actor: actorIn(one.by, known) }] : [];
    });
  };
};
