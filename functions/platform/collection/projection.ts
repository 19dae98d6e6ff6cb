import type { Filter, Sort } from "../../../shared/contract/list.ts";
import { fold, wordsOf } from "../../../shared/fold.ts";
import { passes } from "./compare.ts";
import type { ListRules } from "./list-rules.ts";
import { Order, type Row } from "./order.ts";
import type { Visible } from "./visible.ts";

export type { Row } from "./order.ts";

export interface Selection<Listed> {
  readonly filters?: readonly Filter[];
  readonly sort?: readonly Sort[];
  readonly searchTerm?: string | undefined;
  /** Whether a word that the listed row lacks is found elsewhere; such results are not cached. */
  readonly matchesElsewhere?: ((listed: Listed, word: string) => boolean) | undefined;
  readonly visible?: Visible<Listed> | undefined;
  /** Results made with it are not cached, since no key could name it. */
  readonly where?: ((listed: Listed, id: string) => boolean) | undefined;
  /** Looks at no other rows; not cached either. */
  readonly among?: Iterable<string> | undefined;
}

const CACHED_RESULTS = 40;
const CACHED_ORDERS = 6;

const cacheLatest = <Value>(cache: Map<string, Value>, key: string, value: Value, limit: number) => {
  cache.delete(key);
  cache.set(key, value);
  const oldest = cache.keys().next().value;
  if (cache.size > limit && oldest !== undefined) cache.delete(oldest);
};

export class Projection<Listed> {
  readonly #rules: ListRules<Listed>;
  /** Includes deleted rows, so that a late old answer cannot restore one. */
  readonly #versions = new Map<string, number>();
  readonly #rows = new Map<string, Row<Listed>>();
  readonly #texts = new WeakMap<Row<Listed>, string>();
  readonly #orders = new Map<string, Order<Listed>>();
  readonly #results = new Map<string, readonly string[]>();
  #revision = 0;

  constructor(rules: ListRules<Listed>) {
    this.#rules = rules;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Grows by one with every row that changes. */
  get revision(): number {
    return this.#revision;
  }

  get(id: string): Listed | undefined {
    return this.#rows.get(id)?.listed;
  }

  row(id: string): Row<Listed> | undefined {
    return this.#rows.get(id);
  }

  entries(): IterableIterator<Row<Listed>> {
    return this.#rows.values();
  }

  /** An undefined `listed` means that the row was deleted. */
  apply(rows: Iterable<Omit<Row<Listed>, "listed"> & { readonly listed: Listed | undefined }>): void {
    const changed = new Set<string>();
    for (const { listed, ...row } of rows) {
      const { id, version } = row;
      if ((this.#versions.get(id) ?? 0) >= version) continue;
      this.#versions.set(id, version);
      changed.add(id);
      if (listed === undefined) this.#rows.delete(id);
      else this.#rows.set(id, { ...row, listed });
    }
    if (changed.size === 0) return;
    this.#revision += changed.size;
    this.#results.clear();
    for (const order of this.#orders.values()) order.update(changed, this.#rows);
  }

  select(selection: Selection<Listed>): readonly string[] {
    const { filters = [], visible, where, among, matchesElsewhere, searchTerm = "" } = selection;
    const sort = this.#wholeSort(selection.sort);
    const key =
      where || among || matchesElsewhere
        ? undefined
        : JSON.stringify([sort, filters, searchTerm, visible?.key]);
    const known = key === undefined ? undefined : this.#results.get(key);
    if (known) return known;

    const words = wordsOf(searchTerm);
    const ids = (among ? this.#sorted(among, sort) : this.#order(sort)).rows
      .filter(
        (row) =>
          words.every(
            (word) => this.#text(row).includes(word) || matchesElsewhere?.(row.listed, word) === true,
          ) &&
          (!visible || visible.canSee(row.listed, row.id)) &&
          (!where || where(row.listed, row.id)) &&
          filters.every((filter) => passes(this.#rules.fieldOf(row.listed, filter.field), filter)),
      )
      .map(({ id }) => id);
    if (key !== undefined) cacheLatest(this.#results, key, ids, CACHED_RESULTS);
    return ids;
  }

  /** Ties follow the rest of the default order, so that people of one name are sorted by first name. */
  #wholeSort(sort: readonly Sort[] = []): readonly Sort[] {
    const { defaultSort } = this.#rules;
    const [only] = sort;
    if (!only) return defaultSort;
    const [leading, ...next] = defaultSort;
    return sort.length === 1 && only.field === leading?.field ? [only, ...next] : sort;
  }

  #sorted(ids: Iterable<string>, sort: readonly Sort[]): Order<Listed> {
    const rows = Array.from(ids).flatMap((id) => this.#rows.get(id) ?? []);
    return new Order(rows, sort, this.#rules.fieldOf);
  }

  #order(sort: readonly Sort[]): Order<Listed> {
    const key = JSON.stringify(sort);
    const order = this.#orders.get(key) ?? new Order(this.#rows.values(), sort, this.#rules.fieldOf);
    cacheLatest(this.#orders, key, order, CACHED_ORDERS);
    return order;
  }

  #text(row: Row<Listed>): string {
    const known = this.#texts.get(row);
    if (known !== undefined) return known;
    const text = this.#rules
      .searchText(row.listed)
      .map((part) => fold(part ?? ""))
      .join("\n");
    this.#texts.set(row, text);
    return text;
  }
}
