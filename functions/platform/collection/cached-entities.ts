import type { Identified, Stored } from "./collection-spec.ts";

/** Characters of stored JSON that one collection caches at most; an entity takes about three times that in memory. */
const CAPACITY = 4_000_000;

interface Cached<Entity> {
  readonly entity: Stored<Entity>;
  readonly revision: number;
  readonly size: number;
}

/**
 * Entities of the pages that were shown last. A projection knows the revision of each of its rows, so one that is
 * cached in that revision is what the table has, and need not be read again.
 */
export class CachedEntities<Entity extends Identified> {
  readonly #cached = new Map<string, Cached<Entity>>();
  readonly #capacity: number;
  #size = 0;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  /** The entity in exactly this revision. */
  get(id: string, revision: number): Stored<Entity> | undefined {
    const cached = this.#cached.get(id);
    if (cached?.revision !== revision) return undefined;
    this.#cached.delete(id);
    this.#cached.set(id, cached);
    return cached.entity;
  }

  /** `size` in characters; what was not asked for the longest goes first. */
  put(entity: Stored<Entity>, revision: number, size: number): void {
    this.#forget(entity.id);
    this.#cached.set(entity.id, { entity, revision, size });
    this.#size += size;
    for (const id of this.#cached.keys()) {
      if (this.#size <= this.#capacity) return;
      this.#forget(id);
    }
  }

  #forget(id: string): void {
    this.#size -= this.#cached.get(id)?.size ?? 0;
    this.#cached.delete(id);
  }
}
