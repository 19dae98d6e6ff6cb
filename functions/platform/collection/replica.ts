import { millisecondsInDay } from "date-fns/constants";
import { log } from "../logging/log.ts";
import type { Item } from "../table/item.ts";
import { type Changes, type Seen, seenAt } from "./changes.ts";
import type { ListRules } from "./list-rules.ts";
import { unpacked } from "./packed.ts";
import { Projection } from "./projection.ts";
import { type Refreshable, readInRequest } from "./request-reads.ts";
import type { SnapshotReader } from "./snapshot-reader.ts";

/** After a longer pause tombstones may be gone (`stored-item.ts`), so everything is read again. */
export const LONGEST_PAUSE = millisecondsInDay;

interface State<Listed> {
  readonly projection: Projection<Listed>;
  readonly seen: Seen;
}

export class Replica<Listed> implements Refreshable<Projection<Listed>> {
  readonly #changes: Changes;
  readonly #rules: ListRules<Listed>;
  readonly #snapshots: SnapshotReader<Listed> | undefined;
  #state: State<Listed>;

  constructor(changes: Changes, rules: ListRules<Listed>, snapshots?: SnapshotReader<Listed>) {
    this.#changes = changes;
    this.#rules = rules;
    this.#snapshots = snapshots;
    this.#state = { projection: new Projection(rules), seen: seenAt(0) };
  }

  current(): Promise<Projection<Listed>> {
    return readInRequest(this);
  }

  async refresh(): Promise<Projection<Listed>> {
    const startedAt = Date.now();
    const isKnown = startedAt - this.#state.seen.syncedAt <= LONGEST_PAUSE;
    const state = isKnown ? await this.#caughtUp(this.#state) : await this.#begun(startedAt);
    // Of reads that overlap the latest is kept, and never half of one.
    if (state.seen.syncedAt > this.#state.seen.syncedAt) this.#state = state;
    return state.projection;
  }

  async #begun(startedAt: number): Promise<State<Listed>> {
    const projection = new Projection(this.#rules);
    if (!this.#snapshots) return this.#caughtUp({ projection, seen: seenAt(0) });
    const few = await this.#changes.upTo(this.#snapshots.above);
    if (few) {
      this.#apply(projection, few);
      return { projection, seen: seenAt(startedAt, few) };
    }
    const snapshot = await this.#snapshots.read();
    const isUsable = snapshot && startedAt - snapshot.at <= LONGEST_PAUSE;
    if (snapshot && !isUsable) log.warn("a snapshot is too old");
    if (isUsable) projection.apply(snapshot.rows);
    return this.#caughtUp({ projection, seen: seenAt(isUsable ? snapshot.at : 0) });
  }

  async #caughtUp({ projection, seen: known }: State<Listed>): Promise<State<Listed>> {
    const { items, seen } = await this.#changes.since(known);
    this.#apply(projection, items);
    return { projection, seen };
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
