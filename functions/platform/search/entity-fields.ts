import {
  declaredWith,
  type Fields,
  fieldsWith,
  valuesIn,
  type With,
} from "../../../shared/contract/fields.ts";
import type { Comparable } from "../collection/compare.ts";
import type { SearchedFields } from "./searched-fields.ts";

type Texts<F extends Fields> = Readonly<Partial<Record<With<F, "search">, string | null>>>;

export const searchTextOf =
  <F extends Fields>(fields: F) =>
  (row: Texts<F>): (string | null)[] =>
    fieldsWith(fields, "search").map((name) => row[name] ?? null);

/** Outranks every text, since it is the name of a hit. */
const TITLE = 16;

export const textsBelowTitle =
  <F extends Fields>(fields: F) =>
  (row: Texts<F>): (string | null)[] =>
    declaredWith(fields, "search").flatMap(([name, { search }]) =>
      search === TITLE ? [] : (row[name] ?? null),
    );

export const searchedFieldsOf = <F extends Fields, Entity>(
  fields: F,
  rowOf: (entity: Entity) => Texts<F>,
): SearchedFields<Entity> =>
  Object.fromEntries(
    declaredWith(fields, "search").map(([name, { search: weight, hasCompounds }]) => [
      name,
      { text: (entity: Entity) => rowOf(entity)[name] ?? null, weight, hasCompounds },
    ]),
  );

const isComparable = (value: unknown): value is Comparable =>
  typeof value !== "object" || value === null || Array.isArray(value);

/** The values that lists filter and sort by; a field of several values has one in each line. */
export const fieldOf =
  (fields: Fields) =>
  (row: object, name: string): Comparable => {
    const value: unknown = Reflect.get(row, name);
    if (fields[name]?.kind === "values" && typeof value === "string") return valuesIn(value);
    return isComparable(value) ? value : undefined;
  };
