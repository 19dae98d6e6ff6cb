import { createHash } from "node:crypto";

export interface Digest {
  readonly count: number;
  readonly hash: string;
}

const sha256 = (value: string | Uint8Array) => createHash("sha256").update(value).digest("hex");

const sorted = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return sha256(value);
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
};

/** By kind; neither the order of things nor that of their attributes counts. */
export const digestsOf = <Thing>(
  things: readonly Thing[],
  kindOf: (thing: Thing) => string,
): ReadonlyMap<string, Digest> => {
  const byKind = [...Map.groupBy(things, kindOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    byKind.map(([kind, ofKind]) => {
      const hashes = ofKind.map((thing) => sha256(JSON.stringify(sorted(thing)))).toSorted();
      return [kind, { count: ofKind.length, hash: sha256(hashes.join()) }];
    }),
  );
};
