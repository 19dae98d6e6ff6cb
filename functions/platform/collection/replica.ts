import type { Item, Key } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import { noticeEnd, noticeKeyOf } from "./change-notices.ts";
import type { LodgerSpec } from "./collection-spec.ts";
import { unpacked } from "./packed.ts";
import { lodgerIdOf, type Place } from "./place.ts";
import { Projection, type ProjectionRules } from "./projection.ts";
import type { ReadAhead } from "./read-ahead.ts";

/**
 * How far back each query looks behind the one before, in ms: it covers differences of the writers' clocks
 * and the time a write may take between its stamp and its commit.
 */
export const OVERLAP = 10_000;
/** Tombstones must outlive the longest pause of a warm function; a replica idle for longer starts anew. */
export const TOMBSTONE_SECONDS = 7 * 24 * 3600;
const LONGEST_PAUSE = 24 * 3600 * 1000;

function* rowsOf<Listed>(items: readonly Item[], idOf: (sk: unknown) => string | undefined) {
  for (const { sk, version, listed, deleted } of items) {
    const id = idOf(sk);
    if (id === undefined) continue;
    yield { id, version: Number(version), listed: deleted ? undefined : (unpacked(listed) as Listed) };
  }
}

/** The projections of a collection and of the one that lodges with it, as one moment has them. */
export interface Snapshot<Listed, Lodger> {
  readonly projection: Projection<Listed>;
  readonly lodger: Projection<Lodger>;
}

/** A collection without a lodger asks for nothing of it. */
const noLodger: ProjectionRules<unknown> = {
  fieldOf: () => null,
  searchText: () => [],
  defaultSort: [],
};

/**
 * The memory of a warm function for one collection, brought up to date by one query per partition, or by none where
 * the partitions' notices were read ahead and tell that nobody has written since the last one.
 */
export class Replica<Listed, Lodger = never> {
  /** Where the notices of its partitions lie. */
  readonly noticeKeys: readonly Key[];
  readonly #table: Table;
  readonly #place: Place;
  readonly #rules: ProjectionRules<Listed>;
  readonly #lodger: LodgerSpec<Lodger> | undefined;
  readonly #now: () => number;
  #snapshot: Snapshot<Listed, Lodger>;
  #syncedAt = 0;

  constructor(
    table: Table,
    place: Place,
    { lodger, ...rules }: ProjectionRules<Listed> & { readonly lodger?: LodgerSpec<Lodger> },
    now: () => number = () => Date.now(),
  ) {
    this.#table = table;
    this.#place = place;
    this.noticeKeys = place.partitions.map(noticeKeyOf);
    this.#rules = rules;
    this.#lodger = lodger;
    this.#now = now;
    this.#snapshot = this.#empty();
  }

  /**
   * What the table has now: the caller's own writes are in it. With notices that were read ahead it is what the table
   * had when they were read.
   */
  async current(ahead?: ReadAhead): Promise<Snapshot<Listed, Lodger>> {
    const startedAt = this.#now();
    if (startedAt - this.#syncedAt > LONGEST_PAUSE) {
      this.#snapshot = this.#empty();
      this.#syncedAt = 0;
    }
    const snapshot = this.#snapshot;
    if (ahead && this.#isQuiet(ahead)) {
      this.#syncedAt = Math.max(this.#syncedAt, ahead.startedAt);
      return snapshot;
    }
    const since = this.#syncedAt - OVERLAP;
    const { partitions } = this.#place;
    const pages = await Promise.all(partitions.map((partition) => this.#changesOf(partition, since)));
    const items = pages.flat();
    snapshot.projection.apply(rowsOf<Listed>(items, this.#place.idOf));
    const { name } = this.#lodger ?? {};
    if (name !== undefined) snapshot.lodger.apply(rowsOf<Lodger>(items, (sk) => lodgerIdOf(name, sk)));
    this.#syncedAt = Math.max(this.#syncedAt, startedAt);
    return snapshot;
  }

  /** Whether every write of which there is a notice was committed before the last query began. */
  #isQuiet(ahead: ReadAhead): boolean {
    return this.noticeKeys.every(
      (key) => ahead.has(key) && noticeEnd(ahead.itemAt(key)) + OVERLAP < this.#syncedAt,
    );
  }

  #empty(): Snapshot<Listed, Lodger> {
    return {
      projection: new Projection(this.#rules),
      lodger: new Projection<Lodger>(this.#lodger ?? noLodger),
    };
  }

  #changesOf(partition: string, since: number) {
    const { index, attribute } = this.#place.changes;
    return this.#table.query({
      IndexName: index,
      KeyConditionExpression: `pk = :pk AND ${attribute} > :since`,
      ExpressionAttributeValues: { ":pk": partition, ":since": since },
    });
  }
}
