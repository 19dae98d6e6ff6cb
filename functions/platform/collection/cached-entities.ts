import type { Identified, Stored } from "./collection-spec.ts";

/** Characters of stored JSON that one collection keeps at most; an entity takes about three times that in memory. */
const CAPACITY = 4_000_000;

interface Kept<Entity> {
  readonly entity: Stored<Entity>;
  readonly size: number;
}

/**
 * Entities of the pages that were shown last. A projection knows the version of each of its rows, so one that is
 * kept in that version is what the table has: it need not be read again.
 */
export class KeptEntities<Entity extends Identified> {
  readonly #kept = new Map<string, Kept<Entity>>();
  readonly #capacity: number;
  #size = 0;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  /** The entity in exactly this version. */
  get(id: string, version: number): Stored<Entity> | undefined {
    const kept = this.#kept.get(id);
    if (kept?.entity.version !== version) return undefined;
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    return kept.entity;
  }

  /** `size` in characters; what was not asked for the longest goes first. */
  keep(entity: Stored<Entity>, size: number): void {
    this.#forget(entity.id);
    this.#kept.set(entity.id, { entity, size });
    this.#size += size;
    for (const id of this.#kept.keys()) {
      if (this.#size <= this.#capacity) return;
      this.#forget(id);
    }
  }

  #forget(id: string): void {
    this.#size -= this.#kept.get(id)?.size ?? 0;
    this.#kept.delete(id);
  }
}
