import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds";
import { type JournalEntry, journalEntryOf, journalSince } from "../table/change-journal.ts";
import { WRITE_LIMIT } from "../table/change-stamp.ts";
import type { Table } from "../table/table.ts";
import { type Refreshable, readInRequest } from "./request-reads.ts";

/** In ms: from a write's stamp to its commit, and as much again for the writers' clocks. */
export const OVERLAP = 2 * WRITE_LIMIT;

/** How often each reader reads the rows themselves, whatever the journal says. */
const RENEWED_AFTER = minutesToMilliseconds(15);

interface JournalNews {
  readonly entries: readonly JournalEntry[];
  readonly readAt: number;
}

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

  /** What a reader who knew all until `since` (ms) may have missed; undefined if that is too long ago. */
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

export const journalOf = (table: Table): Journal => {
  const journal = journals.get(table) ?? new Journal(table);
  journals.set(table, journal);
  return journal;
};
