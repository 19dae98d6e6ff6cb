import type { Key, Write } from "../table/item.ts";
import type { CollectionSpec, Identified, UniqueValue } from "./collection-spec.ts";

const CLAIM = "CLAIM";

const claimKey = (collection: string, name: string, value: string) => `UNIQUE#${collection}#${name}#${value}`;

/** Where a collection claims a unique value; the item there has the `id` of the entity that holds it. */
export const claimKeyIn =
  (collection: string) =>
  (name: string, value: string): Key => ({ pk: claimKey(collection, name, value), sk: CLAIM });

/** A write that moves a claim, and for a new one the value that may be taken. */
export interface ClaimWrite<Entity> {
  readonly write: Write;
  readonly unique?: UniqueValue<Entity>;
}

/** Unique values are items of their own: who writes one first has it. */
export const openClaims = <Entity extends Identified, Listed>(spec: CollectionSpec<Entity, Listed>) => {
  const claims = (entity: Entity | undefined) =>
    new Map(
      (spec.unique ?? []).flatMap((unique) => {
        const value = entity && unique.of(entity);
        return value ? [[claimKey(spec.name, unique.name, value), unique] as const] : [];
      }),
    );

  /** Writes that move the claims from one state of an entity to the next, with the problem each may meet. */
  return (before: Entity | undefined, after: Entity | undefined) => {
    const [old, wanted] = [claims(before), claims(after)];
    const writes: ClaimWrite<Entity>[] = [];
    for (const [pk, unique] of wanted) {
      if (old.has(pk)) continue;
      writes.push({
        unique,
        write: {
          Put: { Item: { pk, sk: CLAIM, id: after?.id }, ConditionExpression: "attribute_not_exists(pk)" },
        },
      });
    }
    for (const pk of old.keys()) {
      if (!wanted.has(pk)) writes.push({ write: { Delete: { Key: { pk, sk: CLAIM } } } });
    }
    return writes;
  };
};

export type ClaimWrites<Entity> = (
  before: Entity | undefined,
  after: Entity | undefined,
) => readonly ClaimWrite<Entity>[];
