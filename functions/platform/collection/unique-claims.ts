import type { Key, Write } from "../table/item.ts";
import type { CollectionSpec, Identified, UniqueValue } from "./collection-spec.ts";

const CLAIM = "CLAIM";

const claimKey = (collection: string, name: string, value: string) => `UNIQUE#${collection}#${name}#${value}`;

export const claimKeyIn =
  (collection: string) =>
  (name: string, value: string): Key => ({ pk: claimKey(collection, name, value), sk: CLAIM });

export interface ClaimWrite<Entity> {
  readonly write: Write;
  readonly unique?: UniqueValue<Entity>;
}

/** Unique values are items of their own: whoever writes one first holds it. */
export const openClaims = <Entity extends Identified, Listed>(spec: CollectionSpec<Entity, Listed>) => {
  const claims = (entity: Entity | undefined) =>
    new Map(
      (spec.unique ?? []).flatMap((unique) => {
        const value = entity && unique.of(entity);
        return value ? [[claimKey(spec.name, unique.name, value), unique] as const] : [];
      }),
    );

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
