import type { openCollection } from "../../platform/collection/collection.ts";
import type { Identified } from "../../platform/collection/collection-spec.ts";
import { packed, unpacked } from "../../platform/collection/packed.ts";
import { change } from "../../platform/table/change.ts";
import type { Item, Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { contentOf } from "./mentions.ts";
import { isTheirs, withoutName } from "./names.ts";
import type { PersonalSource, Sought } from "./personal-source.ts";

export const mentioning = (item: Item, { mentions }: Pick<Sought, "mentions">): unknown =>
  mentions(item) ? contentOf(item) : undefined;

export const keyed = (item: Item, { mentions }: Pick<Sought, "mentions">): unknown =>
  mentions([item.pk, item.sk]) ? contentOf(item) : undefined;

export const made = (item: Item, { person, mentions }: Sought): unknown => {
  if (item.deleted || !mentions(item)) return undefined;
  const content = contentOf(item);
  return isTheirs(content, person) ? content : undefined;
};

export const deleting =
  (table: Pick<Table, "transact">) =>
  ({ pk, sk }: Key): Promise<void> =>
    table.transact([{ Delete: { Key: { pk, sk } } }]);

type Collection<Entity extends Identified> = Pick<
  ReturnType<typeof openCollection<Entity, never>>,
  "find" | "update"
>;

/** Replaces written names if that was chosen; others come from the profile. */
export const unnaming =
  <Entity extends Identified>(collection: Collection<Entity>): NonNullable<PersonalSource["erase"]> =>
  async ({ sk }, { contents, person }) => {
    if (contents === "named") return;
    const current = await collection.find(sk);
    if (!current || JSON.stringify(withoutName(current, person)) === JSON.stringify(current)) return;
    await collection.update(sk, ({ version: _, ...entity }) =>
      withoutName(entity as unknown as Entity, person),
    );
  };

/** Does the same for a single item with an `entity`. */
export const unnamingItem =
  (table: Pick<Table, "get" | "transact">): NonNullable<PersonalSource["erase"]> =>
  async (key, { contents, person }) => {
    const item = contents === "named" ? undefined : await table.get(key);
    if (!item) return;
    const entity = packed(withoutName(unpacked(item.entity), person));
    await table.transact([change(key, { set: { entity }, if: "attribute_exists(pk)" })]);
  };
