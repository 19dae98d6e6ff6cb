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

/** What lists search. */
export const searchTextOf =
  <F extends Fields>(fields: F) =>
  (row: Texts<F>): (string | null)[] =>
    fieldsWith(fields, "search").map((name) => row[name] ?? null);

/** Above every text: what a hit is called. */
const TITLE = 16;

/** What the excerpt of a hit is cut from. */
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

/** What lists filter and sort by: of several values in a line each is one. */
export const fieldOf =
  (fields: Fields) =>
  (row: object, name: string): Comparable => {
    const value: unknown = Reflect.get(row, name);
    if (fields[name]?.kind === "values" && typeof value === "string") return valuesIn(value);
    return isComparable(value) ? value : undefined;
  };
