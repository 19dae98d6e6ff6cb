import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import type { Field } from "../../../shared/contract/fields.ts";
import type { ChangedField, ImportChange } from "../../../shared/import-change.ts";
import { fileImportText as text } from "./import.text.ts";
import type { Table } from "./table.ts";

/** One column, two joined ones, a fixed value, or undefined, which keeps stored values. */
export type Source = { readonly columns: readonly number[] } | { readonly all: boolean } | undefined;

export type ColumnChoice = ReadonlyMap<string, Source>;

interface SourceOption {
  readonly label: string;
  readonly source: Source;
}

export interface ImportColumn {
  readonly field: string;
  readonly label: string;
  readonly kind?: Field["kind"];
  /** Folded headings besides its label; the first match wins. */
  readonly names: readonly string[];
  readonly isFuzzy?: boolean;
  /** Recognises the column by its cells; such columns are assigned first. */
  readonly find?: (table: Table) => number;
  /** Recognises two columns that make up the field together. */
  readonly pairIn?: (table: Table) => readonly number[] | undefined;
  readonly flags?: ReadonlyMap<string, boolean>;
  readonly first?: readonly SourceOption[];
}

export const unused: SourceOption = { label: text.unused, source: undefined };

export type RowToSend = Record<string, string | boolean>;

export interface ImportRows {
  readonly rows: readonly RowToSend[];
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

export const importCounts = ["created", "updated", "unchanged", "protected", "refused", "deleted"] as const;
export type ImportCount = (typeof importCounts)[number];
export type ImportCounts = Readonly<Partial<Record<ImportCount, number>>>;

export interface ImportAnswer extends Omit<ImportCounts, "refused"> {
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly RefusedRow[];
  readonly changes?: readonly ImportChange[] | undefined;
}

/** Defines one import for the wizard. The preview shows a `List`, the import then runs a `Job`. */
export interface ImportKind<List extends ImportRows, Job extends List, Answer extends ImportAnswer> {
  readonly endpoint: EndpointSpec;
  readonly columns: readonly ImportColumn[];
  /** Each group needs one of its columns. */
  readonly needs: readonly (readonly string[])[];
  readonly mostRows: number;
  readonly mostBytes: number;
  /** Rows of a request: small enough to show progress, large enough to cost little. */
  readonly part: number;
  readonly bodyOf: (list: List) => object;
  readonly preview: (list: List, signal: AbortSignal) => Promise<Answer>;
  readonly send: (part: Job) => Promise<Answer>;
  readonly finish?: (job: Job) => Promise<Partial<Answer>>;
  /** Labels of what identifies a line: name and address, say. */
  readonly whoLabels: readonly string[];
  readonly changeLabels: Readonly<Record<string, string>>;
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
