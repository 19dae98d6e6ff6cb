import * as z from "zod";

export const PAGE_SIZE = 15;
/** The specification's own "all of them" request asks for 10000. */
export const MAX_LIMIT = 10_000;

export const Comparator = z.enum([
  "eq",
  "neq",
  "contains",
  "startsWith",
  "lt",
  "lte",
  "gt",
  "gte",
  "between",
]);
export type Comparator = z.infer<typeof Comparator>;

const FilterValue = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);
export type FilterValue = z.infer<typeof FilterValue>;

export interface Filter {
  readonly field: string;
  readonly values: readonly FilterValue[];
  readonly comparator: Comparator;
}

export interface Sort {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

/** A list request (specification section 3): `config` of the query string, decoded. */
export interface ListConfig {
  readonly skip: number;
  readonly limit: number;
  readonly withCreator: boolean;
  readonly searchTerm?: string | undefined;
  readonly filters: readonly Filter[];
  readonly sort: readonly Sort[];
}

/** What a list can be asked for, by the names of the wire. */
export interface ListFields {
  readonly filters?: readonly string[];
  readonly sort?: readonly string[];
  /** What a search finds comes the best first, unless another order is asked for. */
  readonly isRanked?: boolean;
}

const fieldIn = (allowed: readonly string[], what: string) =>
  z
    .string()
    .refine((field) => allowed.includes(field), {
      error: allowed.length
        ? `Nach diesem Feld kann nicht ${what} werden. Möglich: ${allowed.join(", ")}.`
        : `In dieser Liste kann nicht ${what} werden.`,
    })
    .meta(allowed.length ? { enum: allowed } : {});

const configSchema = ({ filters = [], sort = [] }: ListFields) =>
  z.object({
    skip: z.int().min(0).default(0),
    limit: z.int().min(0).max(MAX_LIMIT).default(PAGE_SIZE),
    withCreator: z.boolean().default(false),
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
          comparator: Comparator.default("eq"),
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

/** What the JSON text of a query parameter holds: a codec does not tell, and the documentation asks. */
export const jsonContentOf = (schema: z.core.$ZodType): z.ZodType | undefined =>
  contents.get(schema instanceof z.ZodOptional ? schema.unwrap() : schema);

/** JSON text in the query string, as `schema` on both sides. */
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

const EMPTY: ListConfig = { skip: 0, limit: PAGE_SIZE, withCreator: false, filters: [], sort: [] };

/** The config of a list with everything at its default. */
export const listConfig = (config: Partial<ListConfig> = {}): ListConfig => ({ ...EMPTY, ...config });

const configQuery = (fields: ListFields) => {
  const schema = configSchema(fields);
  const json = jsonParameter(schema);
  return z.object({
    config: holding(
      z.codec(z.string().optional(), z.custom<ListConfig>(), {
        decode: (text, context): ListConfig => {
          if (text === undefined || text === "") return EMPTY;
          const parsed = json.safeDecode(text);
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

/** `?config=` of a list that can be filtered and sorted by the fields named; it carries them for those who ask. */
export const listQuery = <const Fields extends ListFields>(fields: Fields) =>
  Object.assign(configQuery(fields), { fields });

/** More rows than a page ever shows: who asks for them exports them. */
export const EXPORT_ROWS = 100;

/** As `listQuery`, of a list that can be exported: `export` says that it is asked for just that. */
export const exportableListQuery = <const Fields extends ListFields>(fields: Fields) =>
  Object.assign(configQuery(fields).extend({ export: z.enum(["csv", "xlsx"]).optional() }), { fields });

/** A page of a list: `totalCount` is exact and counts what the caller may see. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ totalCount: z.int(), data: z.array(item) });

export interface Page<Item> {
  readonly totalCount: number;
  readonly data: Item[];
}
