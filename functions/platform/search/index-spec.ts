import type { Changes } from "../collection/changes.ts";
import type { IndexStore } from "./index-store.ts";
import type { SearchedFields } from "./searched-fields.ts";
import type { IndexedRows } from "./word-index.ts";

export interface IndexFacts {
  readonly date: string | null;
  readonly organisationId: string | null;
  /** The same for all dates of one thing. */
  readonly series?: string;
}

export interface IndexedCollection<Listed> {
  /** Also of the index's file. */
  readonly name: string;
  readonly changes: Changes;
  /** What is searched of a row while its document is not known. */
  readonly titleOf: (listed: Listed) => string;
}

export interface IndexSpec<Listed, Document, Scope> {
  readonly fields: SearchedFields<Document>;
  /** The few facts that decide who sees it. */
  readonly scopeOf: (listed: Listed) => Scope;
  readonly factsOf: (listed: Listed, id: string) => IndexFacts;
  /** Whether nothing of it comes later, as the words of its files. */
  readonly isWhole?: (document: Document) => boolean;
  /** What is searched until its document is there, instead of its title. */
  readonly withoutText?: (listed: Listed) => Document;
  /** Without those that are not there yet. */
  readonly documentsOf: (rows: ReadonlyMap<string, Listed>) => Promise<ReadonlyMap<string, Document>>;
}

export interface IndexOptions {
  readonly openStore?: (() => Promise<IndexStore>) | undefined;
  /** Of so many rows and fewer there is no file, since reading them takes less. */
  readonly few?: number;
  /** So many documents are read in one search. */
  readonly atOnce?: number;
}

/** As whoever searches knows it. */
export interface LiveIndex<Listed, Scope = unknown> {
  readonly scopeOf: (listed: Listed) => Scope;
  readonly current: () => Promise<IndexedRows<Listed>>;
  /** Makes its file anew when much has changed, or none can be used. */
  readonly keep: () => Promise<void>;
}
