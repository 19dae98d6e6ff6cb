import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds";
import { type JournalEntry, journalEntryOf, journalSince } from "../table/change-journal.ts";
import { WRITE_LIMIT } from "../table/change-stamp.ts";
import type { Table } from "../table/table.ts";
import { type Refreshable, readInRequest } from "./request-reads.ts";

/** In ms: the time between a write's stamp and its commit, and as much again for clock differences of the writers. */
export const OVERLAP = 2 * WRITE_LIMIT;

/** So often each reader looks at its rows themselves, whatever the journal says. */
const RENEWED_AFTER = minutesToMilliseconds(15);

interface JournalNews {
  readonly entries: readonly JournalEntry[];
  readonly readAt: number;
}

/** Which rows of all collections changed of late: one small entry for each transaction. */
class Journal implements Refreshable<void> {
  readonly #table: Table;
  readonly #entries = new Map<string, JournalEntry>();
  /** In ms: stamps from then on are known. */
  #from = 0;
  #readAt = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  async refresh(): Promise<void> {
    if (this.#isRenewed()) return;
    const startedAt = Date.now();
    for (const item of await this.#table.query(journalSince(this.#readAt - OVERLAP))) {
      const id = String(item.sk);
      if (!this.#entries.has(id)) this.#entries.set(id, journalEntryOf(item));
    }
    this.#readAt = Math.max(this.#readAt, startedAt);
  }

  /** What somebody may have missed who knew all until `since`, in ms; undefined if that is too long ago. */
  async since(since: number): Promise<JournalNews | undefined> {
    if (this.#isRenewed() || since - OVERLAP < this.#from) return undefined;
    await readInRequest(this);
    const entries = [...this.#entries.values()].filter(({ at }) => at >= since - OVERLAP);
    return { entries, readAt: this.#readAt };
  }

  #isRenewed(): boolean {
    const now = Date.now();
    if (now - this.#from <= RENEWED_AFTER) return false;
    this.#entries.clear();
    this.#from = now - 2 * OVERLAP;
    this.#readAt = now - OVERLAP;
    return true;
  }
}

const journals = new WeakMap<Table, Journal>();

/** One for all collections of a table. */
export const journalOf = (table: Table): Journal => {
  const journal = journals.get(table) ?? new Journal(table);
  journals.set(table, journal);
  return journal;
};
