import * as z from "zod";
import { comparators, type ListConfig, type ListFields, MAX_LIMIT, PAGE_SIZE } from "./list.ts";

const FilterValue = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);

const fieldIn = (allowed: readonly string[], what: string) =>
  z
    .string()
    .refine((field) => allowed.includes(field), {
      error: allowed.length
        ? `Nach diesem Feld kann nicht ${what} werden. Möglich: ${allowed.join(", ")}.`
        : `In dieser Liste kann nicht ${what} werden.`,
    })
    .meta(allowed.length ? { enum: allowed } : {});

const limitOf = (isAskedWhole: boolean) =>
  isAskedWhole
    ? z
        .int()
        .min(0)
        .transform((limit) => Math.min(limit, MAX_LIMIT))
    : z.int().min(0).max(MAX_LIMIT);

export const configSchema = ({ filters = [], sort = [], isAskedWhole = false }: ListFields) =>
  z.object({
    skip: z.int().min(0).default(0),
    limit: limitOf(isAskedWhole).default(PAGE_SIZE),
    withCreator: z.boolean().default(false),
    withPictures: z.boolean().optional(),
    searchTerm: z
      .string()
      .max(200)
      .nullish()
      .transform((term) => term ?? undefined),
    filters: z
      .array(
        z.object({
          field: fieldIn(filters, "gefiltert"),
          values: z.array(FilterValue).max(1000),
          comparator: z.enum(comparators).default("eq"),
        }),
      )
      .max(50)
      .default([]),
    sort: z
      .array(
        z.object({ field: fieldIn(sort, "sortiert"), direction: z.enum(["asc", "desc"]).default("asc") }),
      )
      .max(5)
      .default([]),
  });

const contents = new WeakMap<z.core.$ZodType, z.ZodType>();

const holding = <Codec extends z.core.$ZodType>(codec: Codec, content: z.ZodType): Codec => {
  contents.set(codec, content);
  return codec;
};

export const jsonContentOf = (schema: z.core.$ZodType): z.ZodType | undefined =>
  contents.get(schema instanceof z.ZodOptional ? schema.unwrap() : schema);

export const jsonParameter = <S extends z.ZodType>(schema: S) =>
  holding(
    z.codec(z.string(), schema, {
      decode: (text, context) => {
        try {
          return JSON.parse(text) as z.input<S>;
        } catch {
          context.issues.push({ code: "custom", input: text, message: "Das ist kein gültiges JSON." });
          return z.NEVER;
        }
      },
      encode: (value) => JSON.stringify(value),
    }),
    schema,
  );

/** For a list whose `config` has further fields than `configSchema`. */
export const configQuery = <Config extends ListConfig>(schema: z.ZodType<Config>) => {
  const json = jsonParameter(schema);
  return z.object({
    config: holding(
      z.codec(z.string().optional(), z.custom<Config>(), {
        decode: (text, context) => {
          const parsed = json.safeDecode(text || "{}");
          if (parsed.success) return parsed.data;
          for (const issue of parsed.error.issues) {
            context.issues.push({
              code: "custom",
              input: text,
              path: [...issue.path],
              message: issue.message,
            });
          }
          return z.NEVER;
        },
        encode: (config) => JSON.stringify(config),
      }),
      schema,
    ),
  });
};

const plainQuery = (fields: ListFields) => configQuery<ListConfig>(configSchema(fields));

export const listQuery = <const Fields extends ListFields>(fields: Fields) =>
  Object.assign(plainQuery(fields), { fields });

export const exportableListQuery = <const Fields extends ListFields>(fields: Fields) =>
  Object.assign(plainQuery(fields).extend({ export: z.enum(["csv", "xlsx"]).optional() }), { fields });

/** `totalCount` is exact, and counts only what the caller may see. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ totalCount: z.int(), data: z.array(item) });
