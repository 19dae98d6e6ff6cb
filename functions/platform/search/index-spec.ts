import type { Changes } from "../collection/changes.ts";
import type { IndexStore } from "./index-store.ts";
import type { SearchedFields } from "./searched-fields.ts";
import type { IndexedRows } from "./word-index.ts";

export interface IndexFacts {
  readonly date: string | null;
  readonly organisationId: string | null;
  /** Shared by all dates of one thing. */
  readonly series?: string;
}

export interface IndexedCollection<Listed> {
  /** Also names the index's file. */
  readonly name: string;
  readonly changes: Changes;
  /** Searched while the row's document is not known. */
  readonly titleOf: (listed: Listed) => string;
}

export interface IndexSpec<Listed, Document, Scope> {
  readonly fields: SearchedFields<Document>;
  readonly scopeOf: (listed: Listed) => Scope;
  readonly factsOf: (listed: Listed, id: string) => IndexFacts;
  /** False if something comes later, such as the words of files. */
  readonly isWhole?: (document: Document) => boolean;
  /** Searched until the document is there, instead of the title. */
  readonly withoutText?: (listed: Listed) => Document;
  /** Leaves out documents that are not there yet. */
  readonly documentsOf: (rows: ReadonlyMap<string, Listed>) => Promise<ReadonlyMap<string, Document>>;
}

export interface IndexOptions {
  readonly openStore?: (() => Promise<IndexStore>) | undefined;
  /** Up to so many rows there is no file, since reading them takes less. */
  readonly few?: number;
  /** How many documents one search reads. */
  readonly atOnce?: number;
}

export interface LiveIndex<Listed, Scope = unknown> {
  readonly scopeOf: (listed: Listed) => Scope;
  readonly current: () => Promise<IndexedRows<Listed>>;
  readonly keep: () => Promise<void>;
}
