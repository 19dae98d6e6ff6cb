import { millisecondsInDay } from "date-fns/constants";
import { log } from "../logging/log.ts";
import { CHANGED_AT, WRITE_LIMIT } from "../table/change-stamp.ts";
import type { Item } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import type { KeyLayout } from "./key-layout.ts";
import type { ListRules } from "./list-rules.ts";
import { unpacked } from "./packed.ts";
import { Projection } from "./projection.ts";
import { type Refreshable, readInRequest } from "./request-reads.ts";
import type { SnapshotReader } from "./snapshot-reader.ts";

/** In ms: the time between a write's stamp and its commit, and as much again for clock differences of the writers. */
export const OVERLAP = 2 * WRITE_LIMIT;
/** After a longer pause tombstones may be gone (`stored-item.ts`), so everything is read again. */
const LONGEST_PAUSE = millisecondsInDay;

interface State<Listed> {
  readonly projection: Projection<Listed>;
  readonly syncedAt: number;
}

export class Replica<Listed> implements Refreshable<Projection<Listed>> {
  readonly #table: Table;
  readonly #layout: KeyLayout;
  readonly #rules: ListRules<Listed>;
  readonly #snapshots: SnapshotReader<Listed> | undefined;
  #state: State<Listed>;

  constructor(table: Table, layout: KeyLayout, rules: ListRules<Listed>, snapshots?: SnapshotReader<Listed>) {
    this.#table = table;
    this.#layout = layout;
    this.#rules = rules;
    this.#snapshots = snapshots;
    this.#state = { projection: new Projection(rules), syncedAt: 0 };
  }

  current(): Promise<Projection<Listed>> {
    return readInRequest(this);
  }

  async refresh(): Promise<Projection<Listed>> {
    const startedAt = Date.now();
    const isKnown = startedAt - this.#state.syncedAt <= LONGEST_PAUSE;
    const projection = isKnown ? await this.#caughtUp(this.#state) : await this.#begun(startedAt);
    // Of reads that overlap, the latest is kept, and never a half of one.
    if (startedAt > this.#state.syncedAt) this.#state = { projection, syncedAt: startedAt };
    return projection;
  }

  async #begun(startedAt: number): Promise<Projection<Listed>> {
    const projection = new Projection(this.#rules);
    if (!this.#snapshots) return this.#caughtUp({ projection, syncedAt: 0 });
    const few = await this.#upTo(this.#snapshots.above);
    if (few) {
      this.#apply(projection, few);
      return projection;
    }
    const snapshot = await this.#snapshots.read();
    const isUsable = snapshot && startedAt - snapshot.at <= LONGEST_PAUSE;
    if (snapshot && !isUsable) log.warn("a snapshot is too old");
    if (isUsable) projection.apply(snapshot.rows);
    return this.#caughtUp({ projection, syncedAt: isUsable ? snapshot.at : 0 });
  }

  async #caughtUp({ projection, syncedAt }: State<Listed>): Promise<Projection<Listed>> {
    const queries = this.#queriesSince(syncedAt - OVERLAP);
    const pages = await Promise.all(queries.map((query) => this.#table.query(query)));
    this.#apply(projection, pages.flat());
    return projection;
  }

  /** All rows, or undefined as soon as there are more. */
  async #upTo(rows: number): Promise<Item[] | undefined> {
    const most = Math.ceil(rows / this.#layout.partitions.length);
    const reads = this.#queriesSince(0).map(async (query) => {
      const items: Item[] = [];
      for await (const page of this.#table.queryPages(query, most + 1)) {
        items.push(...page);
        if (items.length > most) return undefined;
      }
      return items;
    });
    const read = await Promise.all(reads);
    return read.includes(undefined) ? undefined : read.flatMap((items) => items ?? []);
  }

  #queriesSince(since: number) {
    return this.#layout.partitions.map((partition) => ({
      IndexName: "byChangedAt",
      KeyConditionExpression: `pk = :pk AND ${CHANGED_AT} > :since`,
      ExpressionAttributeValues: { ":pk": partition, ":since": since },
    }));
  }

  #apply(projection: Projection<Listed>, items: readonly Item[]): void {
    projection.apply(items.map((item) => this.#rowOf(item)));
  }

  #rowOf(item: Item) {
    return {
      id: String(item.sk),
      version: Number(item.version),
      listed: item.deleted ? undefined : (unpacked(item.listed) as Listed),
    };
  }
}
