import { readFileSync } from "node:fs";
import * as z from "zod";

export const StoredItem = z.looseObject({ pk: z.string(), sk: z.string() });
export type StoredItem = z.infer<typeof StoredItem>;
const Fields = z.record(z.string(), z.unknown());

export const itemsPath = new URL("./last-release.items.jsonl", import.meta.url);

export const itemsOfLastRelease = (): StoredItem[] =>
  readFileSync(itemsPath, "utf8")
    .trim()
    .split("\n")
    .map((line) => StoredItem.parse(JSON.parse(line)));

const typeOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

/** What a reader sees of an item: its attributes, and the fields of the entity within. */
const fieldsOf = (item: StoredItem): Map<string, string> => {
  const entity = typeof item.entity === "string" ? Fields.parse(JSON.parse(item.entity)) : {};
  return new Map([
    ...Object.entries(item).map(([name, value]) => [name, typeOf(value)] as const),
    ...Object.entries(entity).map(([name, value]) => [`entity.${name}`, typeOf(value)] as const),
  ]);
};

const kindOf = (item: StoredItem) => {
  const { kind } = typeof item.entity === "string" ? Fields.parse(JSON.parse(item.entity)) : item;
  return [item.pk.split("#")[0], typeof kind === "string" ? kind : ""].join(" ").trim();
};

const byKind = (items: readonly StoredItem[]) => Map.groupBy(items, kindOf);

/** The fields that each of the items has, with the types of their values. */
const commonFields = (items: readonly StoredItem[]) => {
  const [first, ...others] = items.map(fieldsOf);
  return new Map(
    [...(first ?? [])]
      .filter(([name]) => others.every((other) => other.has(name)))
      .map(([name, type]) => [name, new Set([type, ...others.flatMap((other) => other.get(name) ?? [])])]),
  );
};

const isReadable = (types: ReadonlySet<string>, now: string | undefined) =>
  now !== undefined && (types.has(now) || now === "null" || [...types].every((type) => type === "null"));

/** What readers of the former items would miss in the present ones, or find to be of another type. */
export const missedFields = (former: readonly StoredItem[], present: readonly StoredItem[]): string[] => {
  const now = byKind(present);
  const missed = [...byKind(former)].flatMap(([kind, items]) =>
    [...commonFields(items)].flatMap(([name, types]) =>
      (now.get(kind) ?? [])
        .filter((item) => !isReadable(types, fieldsOf(item).get(name)))
        .map(() => `${kind}: ${name}`),
    ),
  );
  return [...new Set(missed)];
};
