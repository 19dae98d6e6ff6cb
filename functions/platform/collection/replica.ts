import type { Table } from "../table.ts";
import { unpacked } from "./packed.ts";
import { Projection, type ProjectionRules } from "./projection.ts";

/**
 * How far back each query looks behind the one before, in ms: it covers differences of the writers' clocks
 * and the time a write may take between its stamp and its commit.
 */
export const OVERLAP = 10_000;
/** Tombstones must outlive the longest pause of a warm function; a replica idle for longer starts anew. */
export const TOMBSTONE_SECONDS = 7 * 24 * 3600;
const LONGEST_PAUSE = 24 * 3600 * 1000;

/** The memory of a warm function for one collection, brought up to date by one query per shard. */
export class Replica<Listed> {
  readonly #table: Table;
  readonly #partitions: readonly string[];
  readonly #rules: ProjectionRules<Listed>;
  readonly #now: () => number;
  #projection: Projection<Listed>;
  #syncedAt = 0;

  constructor(
    table: Table,
    partitions: readonly string[],
    rules: ProjectionRules<Listed>,
    now: () => number = () => Date.now(),
  ) {
    this.#table = table;
    this.#partitions = partitions;
    this.#rules = rules;
    this.#now = now;
    this.#projection = new Projection(rules);
  }

  /** The projection as the table has it now: the caller's own writes are in it. */
  async current(): Promise<Projection<Listed>> {
    const startedAt = this.#now();
    if (startedAt - this.#syncedAt > LONGEST_PAUSE) {
      this.#projection = new Projection(this.#rules);
      this.#syncedAt = 0;
    }
    const projection = this.#projection;
    const since = this.#syncedAt - OVERLAP;
    const pages = await Promise.all(this.#partitions.map((partition) => this.#changesOf(partition, since)));
    projection.apply(pages.flat());
    this.#syncedAt = Math.max(this.#syncedAt, startedAt);
    return projection;
  }

  async #changesOf(partition: string, since: number) {
    const items = await this.#table.query({
      IndexName: "byChangedAt",
      KeyConditionExpression: "pk = :pk AND changedAt > :since",
      ExpressionAttributeValues: { ":pk": partition, ":since": since },
    });
    return items.map(({ sk, version, listed, deleted }) => ({
      id: String(sk),
      version: Number(version),
      listed: deleted ? undefined : (unpacked(listed) as Listed),
    }));
  }
}
