import { type Item, type Key, keyName } from "../table/item.ts";

/** What knows the entities of one kind: a collection. */
interface Source<Entity> {
  readonly keyOf: (id: string) => Key;
  readonly noticeKeys?: readonly Key[];
  readonly entityOf: (item: Item | undefined) => Entity | undefined;
  readonly find: (id: string) => Promise<Entity | undefined>;
}

/** Where the entity lies that a path names; for a path that names none, what a list needs no query with. */
export const keysOf = (
  { keyOf, noticeKeys = [] }: Pick<Source<unknown>, "keyOf" | "noticeKeys">,
  id: string | undefined,
): readonly Key[] => (id === undefined ? noticeKeys : [keyOf(id)]);

/** What an endpoint needs, read together with the caller's session: it asks once and waits once. */
export class ReadAhead {
  readonly keys: readonly Key[];
  /** Nothing was read before, in ms since 1970. */
  readonly startedAt = Date.now();
  #read: ReadonlyMap<string, Item | undefined> = new Map();

  constructor(keys: readonly Key[] = []) {
    this.keys = keys;
  }

  /** Keeps what was found at the keys, by their names; undefined where there is no item. */
  take(found: ReadonlyMap<string, Item | undefined>): void {
    this.#read = new Map(this.keys.map((key) => [keyName(key), found.get(keyName(key))]));
  }

  /** Whether it was looked what lies there. */
  has(key: Key): boolean {
    return this.#read.has(keyName(key));
  }

  itemAt(key: Key): Item | undefined {
    return this.#read.get(keyName(key));
  }

  /** An entity as the table had it when the request began; read now where it was not read ahead. */
  async find<Entity>(source: Source<Entity>, id: string): Promise<Entity | undefined> {
    const key = source.keyOf(id);
    return this.has(key) ? source.entityOf(this.itemAt(key)) : source.find(id);
  }
}
