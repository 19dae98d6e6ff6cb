import { gunzipSync } from "node:zlib";
import { unpacked } from "../../platform/collection/packed.ts";
import type { Item } from "../../platform/table/item.ts";
import type { Person } from "./person.ts";

const GZIP = [0x1f, 0x8b];
const isGzip = (bytes: Uint8Array) => GZIP.every((byte, at) => bytes[at] === byte);

const plain = (value: unknown): unknown => {
  if (value instanceof Set) return [...value] as unknown[];
  if (!(value instanceof Uint8Array)) return value;
  return isGzip(value) ? gunzipSync(value).toString("utf8") : Buffer.from(value).toString("latin1");
};

const textOf = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => plain(one)) ?? "";

const namesOf = ({ email, employeeIds, userIds, subscriberIds, applicationIds }: Person) => [
  email,
  ...employeeIds,
  ...userIds,
  ...subscriberIds,
  ...applicationIds,
];

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Whether a value names the person at any depth; parts of longer names do not count. */
export const mentionsOf = (person: Person) => {
  // `susanna@…` does not name `anna@…`, nor `user-44` `user-4`.
  const names = namesOf(person).map(escaped).join("|");
  const named = new RegExp(`(?<![\\w@+-]|[\\w-]\\.)(?:${names})(?![\\w@-]|\\.\\w)`, "iu");
  return (value: unknown): boolean => named.test(textOf(value));
};

export type Mentions = ReturnType<typeof mentionsOf>;

/** The entity of a collection's item, otherwise its content without the keys of indexes. */
export const contentOf = ({ pk: _pk, sk, changedAt: _changedAt, dueAt: _dueAt, ...item }: Item): unknown => {
  const whole = item.entity ?? item.listed;
  return whole === undefined ? { key: sk, ...item } : unpacked(whole);
};
