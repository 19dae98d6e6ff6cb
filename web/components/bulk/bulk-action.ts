import type { MutationKey } from "@tanstack/react-query";
import type { SelectOption } from "../form/choice/select-field.tsx";

/** What can be done to many rows of a list: one after the other, each by the endpoint that does it to one. */
export interface BulkAction<Row> {
  readonly label: string;
  readonly icon: string;
  readonly danger?: boolean | undefined;
  /** The others are left out, and the dialog says so. */
  readonly isFor: (row: Row) => boolean;
  readonly title: string;
  /** What happens then, and who is told. */
  readonly text: (rows: readonly Row[]) => string;
  /** "3 Artikel löschen" */
  readonly verb: (count: number) => string;
  readonly done: (count: number) => string;
  /** What is asked for before; its value is given to `act`. */
  readonly choice?: { readonly label: string; readonly options: readonly SelectOption[] } | undefined;
  /** That of the endpoint: what shows its rows is loaded anew at the end. */
  readonly mutationKey: MutationKey;
  readonly act: (row: Row, chosen: string | null) => Promise<unknown>;
}

/** An action with those it is done to, as they were when it was chosen. */
export interface BulkTask
  extends Pick<BulkAction<never>, "title" | "verb" | "done" | "danger" | "choice" | "mutationKey"> {
  readonly text: string;
  readonly items: readonly BulkItem[];
  /** How many others are selected. */
  readonly leftOut: number;
}

export interface BulkItem {
  readonly id: string;
  readonly label: string;
  readonly act: (chosen: string | null) => Promise<unknown>;
}
