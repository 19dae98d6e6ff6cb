import type * as z from "zod";
import { type ChangedField, type ImportChange, MAX_SHOWN_CHANGES } from "../../../shared/import-change.ts";
import type { BulkChange } from "../collection/bulk-writer.ts";
import type { Identified, Stored } from "../collection/collection-spec.ts";
import { importRowsText as text } from "./import-rows.text.ts";

class Refusal extends Error {
  readonly sameAs: number | undefined;
  constructor(reason: string, sameAs?: number) {
    super(reason);
    this.sameAs = sameAs;
  }
}

/** Keeps the row out of the import. */
export const refuse = (reason: string): never => {
  throw new Refusal(reason);
};

export const openFaults =
  (headings: Readonly<Record<string, string>>) =>
  (field: string, message: string): string =>
    text.field(headings[field] ?? field, message);

interface RowKind<Values, Who> {
  readonly schema: z.ZodType<Values>;
  readonly faultAt: (field: string, message: string) => string;
  readonly noRow: string;
  /** The person who is meant, as far as it can be read. */
  readonly whoIn: (typed: { readonly [field: string]: unknown }) => Who;
}

export type ReadRow<Values, Who> = { readonly row: number; readonly who: Who } & (
  | { readonly values: Values; readonly fault?: undefined }
  | { readonly values?: undefined; readonly fault: string }
);

/** Rows are numbered from 1. */
export const readRows = <Values, Who>(
  rows: readonly unknown[],
  { schema, faultAt, noRow, whoIn }: RowKind<Values, Who>,
): ReadRow<Values, Who>[] =>
  rows.map((typed, index) => {
    const read = {
      row: index + 1,
      who: whoIn(typeof typed === "object" && typed !== null ? { ...typed } : {}),
    };
    const { data: values, error } = schema.safeParse(typed);
    if (!error) return { ...read, values };
    const messages = error.issues.map(({ path: [field], message }) =>
      field === undefined ? noRow : faultAt(String(field), message),
    );
    return { ...read, fault: messages.join(" ") };
  });

/** A known entity without `after` stays as it is. */
export interface RowChange<Entity extends Identified> extends BulkChange<Entity> {
  /** Names whom the row means; no other row may have the same. */
  readonly key: string;
  readonly fields?: readonly ChangedField[];
}

type Refused<Who> = Who & { readonly row: number; readonly reason: string; readonly sameAs?: number };

type InRow<Change, Who> = Change & Pick<ReadRow<unknown, Who>, "row" | "who">;

export interface ImportPlan<Who, Change> {
  readonly accepted: readonly InRow<Change, Who>[];
  readonly created: readonly InRow<Change, Who>[];
  readonly updated: readonly InRow<Change, Who>[];
  readonly refused: readonly Refused<Who>[];
}

export const planRows = <Values, Who extends object, Change extends RowChange<Identified>>(
  rows: readonly ReadRow<Values, Who>[],
  changeBy: (values: Values) => Change,
  twice: (row: number) => string,
): ImportPlan<Who, Change> => {
  const accepted: InRow<Change, Who>[] = [];
  const refused: Refused<Who>[] = [];
  const seen = new Map<string, number>();

  for (const read of rows) {
    const { row, who } = read;
    try {
      const change = read.fault === undefined ? changeBy(read.values) : refuse(read.fault);
      const first = seen.get(change.key);
      if (first !== undefined) throw new Refusal(twice(first), first);
      seen.set(change.key, row);
      accepted.push({ ...change, row, who });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message: reason, sameAs } = error;
      refused.push({ row, ...who, reason, ...(sameAs === undefined ? {} : { sameAs }) });
    }
  }
  const changed = accepted.filter(({ after }) => after);
  return {
    accepted,
    created: changed.filter(({ before }) => !before),
    updated: changed.filter(({ before }) => before),
    refused,
  };
};

/** `write` returns the changes that lost to somebody else; their rows are refused, too. */
export const writePlan = async <Who extends object, Change extends RowChange<Identified>>(
  { created, updated, refused }: ImportPlan<Who, Change>,
  write: (changes: readonly Change[]) => Promise<readonly object[]>,
) => {
  const all = [...created, ...updated];
  const failed = new Set(await write(all));
  const storedOf = (changes: readonly Change[]) => changes.filter((change) => !failed.has(change)).length;
  const lost = all.filter((change) => failed.has(change));
  return {
    created: storedOf(created),
    updated: storedOf(updated),
    refused: [...refused, ...lost.map(({ row, who }) => ({ row, ...who, reason: text.changedMeanwhile }))],
  };
};

export const shownChanges = <Entity extends Identified & { readonly email: string | null }>(
  changes: readonly InRow<RowChange<Entity>, unknown>[],
  nameOf: (entity: Stored<Entity>) => string,
): ImportChange[] =>
  changes.slice(0, MAX_SHOWN_CHANGES).map(({ row, before, fields = [] }) => ({
    row,
    name: before ? nameOf(before) : "",
    email: before?.email ?? null,
    fields: [...fields],
  }));
