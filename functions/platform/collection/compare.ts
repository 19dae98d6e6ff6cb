import type { Filter, FilterValue } from "../../../shared/contract/list.ts";
import { fold } from "../../../shared/fold.ts";

export type Comparable = string | number | boolean | null | undefined | readonly string[];

type Key = string | number;

export const sortKey = (value: Comparable): Key => {
  if (typeof value === "string") return fold(value);
  if (typeof value === "number") return value;
  return value ? "1" : "";
};

export const compareKeys = (a: Key, b: Key): number => {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [left, right] = [String(a), String(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

const same = (value: Comparable, wanted: FilterValue): boolean =>
  Array.isArray(value) ? value.includes(String(wanted)) : (value ?? null) === wanted;

const textOf = (value: Comparable) => fold(String(value ?? ""));

const order = (value: Comparable, bound: FilterValue | undefined) =>
  value === null || value === undefined || bound === undefined
    ? Number.NaN
    : compareKeys(sortKey(value), sortKey(bound));

export const passes = (value: Comparable, { values, comparator }: Filter): boolean => {
  const [first, second] = values;
  switch (comparator) {
    case "eq":
      return values.some((wanted) => same(value, wanted));
    case "neq":
      return !values.some((unwanted) => same(value, unwanted));
    case "contains":
      return values.some((part) => textOf(value).includes(fold(String(part))));
    case "startsWith":
      return values.some((part) => textOf(value).startsWith(fold(String(part))));
    case "lt":
      return order(value, first) < 0;
    case "lte":
      return order(value, first) <= 0;
    case "gt":
      return order(value, first) > 0;
    case "gte":
      return order(value, first) >= 0;
    case "between":
      return order(value, first) >= 0 && order(value, second) <= 0;
  }
};
