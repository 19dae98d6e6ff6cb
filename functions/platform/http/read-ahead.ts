import { type Item, type Key, keyName } from "../table.ts";

/** What knows the entities of one kind: a collection. */
interface Source<Entity> {
  readonly keyOf: (id: string) => Key;
  readonly entityOf: (item: Item | undefined) => Entity | undefined;
  readonly find: (id: string) => Promise<Entity | undefined>;
}

/** Where the entity lies that a path names; nowhere for a path that names none. */
export const keysOf = ({ keyOf }: Pick<Source<unknown>, "keyOf">, id: string | undefined): readonly Key[] =>
  id === undefined ? [] : [keyOf(id)];

/** What a path names, read together with the caller's session: an endpoint asks once and waits once. */
export class ReadAhead {
  readonly keys: readonly Key[];
  #read: ReadonlyMap<string, Item | undefined> = new Map();

  constructor(keys: readonly Key[] = []) {
    this.keys = keys;
  }

  /** Keeps what was found at the keys, by their names; undefined where there is no item. */
  take(found: ReadonlyMap<string, Item | undefined>): void {
    this.#read = new Map(this.keys.map((key) => [keyName(key), found.get(keyName(key))]));
  }

  /** An entity as the table had it when the request began; read now where it was not read ahead. */
  async find<Entity>(source: Source<Entity>, id: string): Promise<Entity | undefined> {
    const name = keyName(source.keyOf(id));
    return this.#read.has(name) ? source.entityOf(this.#read.get(name)) : source.find(id);
  }
}
