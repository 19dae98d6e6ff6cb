import * as z from "zod";

/** Whom an import changes, and how: enough rows to judge it by. */
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

type Values<Field extends string> = Readonly<Record<Field, ChangedField["before"] | undefined>>;

export const changedFields = <Field extends string>(
  before: Values<Field>,
  after: Values<Field>,
  fields: readonly Field[],
): ChangedField[] =>
  fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((changed) => changed.before !== changed.after);
