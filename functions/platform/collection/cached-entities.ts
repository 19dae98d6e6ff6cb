import type { Identified, Stored } from "./collection-spec.ts";

/** In characters of stored JSON; in memory an entity takes about three times that. */
const CAPACITY = 4_000_000;

interface Cached<Entity> {
  readonly entity: Stored<Entity>;
  readonly size: number;
}

/** The projection knows current versions, so that a cached entity of that version need not be read. */
export class CachedEntities<Entity extends Identified> {
  readonly #cached = new Map<string, Cached<Entity>>();
  readonly #capacity: number;
  #size = 0;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  get(id: string, version: number): Stored<Entity> | undefined {
    const cached = this.#cached.get(id);
    if (cached?.entity.version !== version) return undefined;
    this.#cached.delete(id);
    this.#cached.set(id, cached);
    return cached.entity;
  }

  put(entity: Stored<Entity>, size: number): void {
    this.#forget(entity.id);
    this.#cached.set(entity.id, { entity, size });
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
