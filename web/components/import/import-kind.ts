import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import type { Field } from "../../../shared/contract/fields.ts";
import type { ChangedField, ImportChange } from "../../../shared/import-change.ts";
import { fileImportText as text } from "./import.text.ts";
import type { Table } from "./table.ts";

/** A column, two that belong together, a fixed value, or nowhere, which keeps stored values. */
export type Source = { readonly columns: readonly number[] } | { readonly all: boolean } | undefined;

/** By field. */
export type ColumnChoice = ReadonlyMap<string, Source>;

interface SourceOption {
  readonly label: string;
  readonly source: Source;
}

export interface ImportColumn {
  readonly field: string;
  readonly label: string;
  readonly kind?: Field["kind"];
  /** Headings that tell it besides its label, folded; the first that fits wins. */
  readonly names: readonly string[];
  /** Told by a part of a heading, too. */
  readonly isFuzzy?: boolean;
  /** Tells it by its cells; such columns are looked for first. */
  readonly find?: (table: Table) => number;
  /** Two columns that are it together. */
  readonly pairIn?: (table: Table) => readonly number[] | undefined;
  /** What a cell may say besides yes and no. */
  readonly flags?: ReadonlyMap<string, boolean>;
  /** Offered before the columns of the file. */
  readonly first?: readonly SourceOption[];
}

export const unused: SourceOption = { label: text.unused, source: undefined };

/** What is sent for a row, by field. */
export type RowToSend = Record<string, string | boolean>;

export interface ImportRows {
  readonly rows: readonly RowToSend[];
  /** Of the file, for each row. */
  readonly lines: readonly number[];
}

interface RefusedRow {
  /** Counted from 1 within the request. */
  readonly row: number;
  readonly name: string;
  readonly email?: string;
  readonly reason: string;
  readonly sameAs?: number | undefined;
}

/** In the order they are shown in. */
export const importCounts = ["created", "updated", "unchanged", "protected", "refused", "deleted"] as const;
export type ImportCount = (typeof importCounts)[number];
export type ImportCounts = Readonly<Partial<Record<ImportCount, number>>>;

export interface ImportAnswer extends Omit<ImportCounts, "refused"> {
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly RefusedRow[];
  readonly changes?: readonly ImportChange[] | undefined;
}

/** What one import is; the wizard does the rest. `List` is what the preview shows, `Job` what is carried out then. */
export interface ImportKind<List extends ImportRows, Job extends List, Answer extends ImportAnswer> {
  readonly endpoint: EndpointSpec;
  readonly columns: readonly ImportColumn[];
  /** Of each group one column has to be chosen. */
  readonly needs: readonly (readonly string[])[];
  readonly mostRows: number;
  readonly mostBytes: number;
  /** Rows of a request: small enough to show progress, large enough to cost little. */
  readonly part: number;
  readonly bodyOf: (list: List) => object;
  readonly preview: (list: List, signal: AbortSignal) => Promise<Answer>;
  /** A part of the job. */
  readonly send: (part: Job) => Promise<Answer>;
  /** After the last part. */
  readonly finish?: (job: Job) => Promise<Partial<Answer>>;
  /** What tells who a line is about: name and address, say. */
  readonly whoLabels: readonly string[];
  readonly changeLabels: Readonly<Record<string, string>>;
  /** What its answers count. */
  readonly counts: readonly ImportCount[];
  readonly listPath: string;
  readonly text: {
    readonly title: string;
    readonly toList: string;
    readonly fileHelp: string;
    readonly help: string;
    readonly required: string;
    readonly nothingToDo: string;
    readonly start: (changes: string) => string;
    readonly running: string;
  };
}

export type InWords = (field: string, value: ChangedField["before"]) => string;
