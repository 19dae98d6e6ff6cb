import type { MutationKey } from "@tanstack/react-query";
import type { SelectOption } from "../form/choice/select-field.tsx";

export interface BulkAction<Row> {
  readonly label: string;
  readonly icon: string;
  readonly danger?: boolean | undefined;
  /** Any row by default; the dialog says how many are left out. */
  readonly isFor?: (row: Row) => boolean;
  readonly title: string;
  readonly text: string | ((rows: readonly Row[]) => string);
  /** "3 Artikel löschen" */
  readonly verb: (count: number) => string;
  readonly done: (count: number) => string;
  readonly choice?: { readonly label: string; readonly options: readonly SelectOption[] } | undefined;
  /** The endpoint's key, by which lists are refreshed at the end. */
  readonly mutationKey: MutationKey;
  readonly act: (row: Row, chosen: string | null) => Promise<unknown>;
}

export interface BulkTask
  extends Pick<BulkAction<never>, "title" | "verb" | "done" | "danger" | "choice" | "mutationKey"> {
  readonly text: string;
  readonly items: readonly BulkItem[];
  readonly leftOut: number;
}

export interface BulkItem {
  readonly id: string;
  readonly label: string;
  readonly act: (chosen: string | null) => Promise<unknown>;
}
