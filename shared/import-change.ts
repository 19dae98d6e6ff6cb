import * as z from "zod";

/** Enough rows to judge an import by. */
export const MAX_SHOWN_CHANGES = 1_000;

const Value = z.union([z.string(), z.boolean(), z.null()]);

export const ImportChange = z
  .object({
    row: z.int().meta({ description: "1 for the first" }),
    name: z.string(),
    email: z.string().nullable(),
    fields: z.array(z.object({ field: z.string(), before: Value, after: Value })),
  })
  .meta({ id: "ImportChange" });
export type ImportChange = z.infer<typeof ImportChange>;
export type ChangedField = ImportChange["fields"][number];

export const RefusedRow = z.object({
  row: z.int().meta({ description: "1 for the first" }),
  name: z.string(),
  reason: z.string(),
  sameAs: z.int().optional(),
});

export const importResult = <Refused extends z.ZodType>(refused: Refused) =>
  z.object({
    /** False for a dry run, or if a row was refused and none may be skipped. */
    applied: z.boolean(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.array(refused),
    /** Only for a dry run; the first thousand. */
    changes: z.array(ImportChange).default([]),
  });

type Values<Field extends string> = Readonly<Partial<Record<Field, ChangedField["before"]>>>;

export const changedFields = <Field extends string>(
  before: Values<Field>,
  after: Values<Field>,
  fields: readonly Field[],
): ChangedField[] =>
  fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((changed) => changed.before !== changed.after);
