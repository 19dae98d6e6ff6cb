import type { Sort } from "../../../shared/contract/list.ts";
import { type Comparable, compareKeys, sortKey } from "./compare.ts";

export interface Row<Listed> {
  readonly id: string;
  readonly version: number;
  readonly listed: Listed;
}

type FieldOf<Listed> = (listed: Listed, field: string) => Comparable;

/** Beyond this many changes sorting again is cheaper than mending. */
const MENDABLE = 500;

/** Mending is one pass, sorting 100,000 names takes 0.1 s. Ids break ties, so that pages never overlap. */
export class Order<Listed> {
  readonly #sort: readonly Sort[];
  readonly #fieldOf: FieldOf<Listed>;
  #entries: { keys: (string | number)[]; row: Row<Listed> }[] = [];

  constructor(rows: Iterable<Row<Listed>>, sort: readonly Sort[], fieldOf: FieldOf<Listed>) {
    this.#sort = sort;
    this.#fieldOf = fieldOf;
    this.#fill(rows);
  }

  get rows(): Row<Listed>[] {
    return this.#entries.map(({ row }) => row);
  }

  update(changed: ReadonlySet<string>, all: ReadonlyMap<string, Row<Listed>>): void {
    if (changed.size > MENDABLE) {
      this.#fill(all.values());
      return;
    }
    this.#entries = this.#entries.filter(({ row }) => !changed.has(row.id));
    for (const id of changed) {
      const row = all.get(id);
      if (row) this.#insert(this.#entry(row));
    }
  }

  #fill(rows: Iterable<Row<Listed>>) {
    this.#entries = Array.from(rows, (row) => this.#entry(row)).sort((a, b) => this.#compare(a, b));
  }

  #entry(row: Row<Listed>) {
    return { row, keys: this.#sort.map(({ field }) => sortKey(this.#fieldOf(row.listed, field))) };
  }

  #insert(entry: { keys: (string | number)[]; row: Row<Listed> }) {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#entries[middle];
      if (other && this.#compare(other, entry) < 0) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, entry);
  }

  #compare(a: { keys: (string | number)[]; row: Row<Listed> }, b: typeof a): number {
    for (const [index, { direction }] of this.#sort.entries()) {
      const result = compareKeys(a.keys[index] ?? "", b.keys[index] ?? "");
      if (result !== 0) return direction === "asc" ? result : -result;
    }
    return a.row.id < b.row.id ? -1 : 1;
  }
}
