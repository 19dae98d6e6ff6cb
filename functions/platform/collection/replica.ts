import { millisecondsInDay } from "date-fns/constants";
import { CHANGED_AT, WRITE_LIMIT } from "../table/change-stamp.ts";
import type { Item } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import type { KeyLayout } from "./key-layout.ts";
import type { ListRules } from "./list-rules.ts";
import { unpacked } from "./packed.ts";
import { Projection } from "./projection.ts";
import { type Refreshable, readInRequest } from "./request-reads.ts";

/** In ms: the time between a write's stamp and its commit, and as much again for clock differences of the writers. */
export const OVERLAP = 2 * WRITE_LIMIT;
/** After a longer pause tombstones may be gone (`stored-item.ts`), so everything is read again. */
const LONGEST_PAUSE = millisecondsInDay;

/** Unlike the version it also counts changes of `children`. */
export const revisionOf = ({ version, touched }: Item): number => Number(version) + Number(touched ?? 0);

interface ReplicaRules<Listed> extends ListRules<Listed> {
  readonly counted?: ((children: number) => object) | undefined;
}

export class Replica<Listed> implements Refreshable<Projection<Listed>> {
  readonly #table: Table;
  readonly #layout: KeyLayout;
  readonly #rules: ReplicaRules<Listed>;
  readonly #now: () => number;
  #projection: Projection<Listed>;
  #syncedAt = 0;

  constructor(
    table: Table,
    layout: KeyLayout,
    rules: ReplicaRules<Listed>,
    now: () => number = () => Date.now(),
  ) {
    this.#table = table;
    this.#layout = layout;
    this.#rules = rules;
    this.#now = now;
    this.#projection = new Projection(rules);
  }

  current(): Promise<Projection<Listed>> {
    return readInRequest(this);
  }

  async refresh(): Promise<Projection<Listed>> {
    const startedAt = this.#now();
    if (startedAt - this.#syncedAt > LONGEST_PAUSE) {
      this.#projection = new Projection(this.#rules);
      this.#syncedAt = 0;
    }
    const projection = this.#projection;
    const since = this.#syncedAt - OVERLAP;
    const { partitions } = this.#layout;
    const pages = await Promise.all(partitions.map((partition) => this.#changesOf(partition, since)));
    projection.apply(pages.flat().map((item) => this.#rowOf(item)));
    this.#syncedAt = Math.max(this.#syncedAt, startedAt);
    return projection;
  }

  #rowOf(item: Item) {
    const counts = this.#rules.counted?.(Number(item.children ?? 0));
    const listed = () => Object.assign(unpacked(item.listed) as object, counts) as Listed;
    return {
      id: String(item.sk),
      version: Number(item.version),
      revision: revisionOf(item),
      listed: item.deleted ? undefined : listed(),
    };
  }

  #changesOf(partition: string, since: number) {
    return this.#table.query({
      IndexName: "byChangedAt",
      KeyConditionExpression: `pk = :pk AND ${CHANGED_AT} > :since`,
      ExpressionAttributeValues: { ":pk": partition, ":since": since },
    });
  }
}
