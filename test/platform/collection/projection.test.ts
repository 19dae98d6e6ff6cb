import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Projection } from "../../../functions/platform/collection/projection.ts";
import { everything, visibleBy } from "../../../functions/platform/collection/visible.ts";
import type { Filter, Sort } from "../../../shared/contract/list.ts";
import { fold } from "../../../shared/fold.ts";
import { fieldOf, type ListedBook } from "./books.ts";

const newProjection = () =>
  new Projection<ListedBook>({
    fieldOf,
    searchText: ({ title, tags }) => [title, ...tags],
    defaultSort: [{ field: "title", direction: "asc" }],
  });

const text = fc.string({ unit: fc.constantFrom(..."aäAÄoöuübßsz 1".split("")), maxLength: 4 });

const listed: fc.Arbitrary<ListedBook> = fc.record({
  title: text,
  isbn: fc.option(text, { nil: null }),
  pages: fc.option(fc.integer({ min: -3, max: 12 }), { nil: null }),
  isLent: fc.boolean(),
  tags: fc.array(text, { maxLength: 2 }),
});

/** A write that may come late, twice or in another order than it was made. */
const change = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "e", "f", "g"),
  version: fc.integer({ min: 1, max: 6 }),
  listed: fc.option(listed, { nil: undefined }),
});
type Change = { id: string; version: number; listed: ListedBook | undefined };

const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    field: fc.constantFrom("title", "isbn"),
    values: fc.array(fc.oneof(text, fc.constant(null)), { maxLength: 2 }),
    comparator: fc.constantFrom("eq", "neq"),
  }),
  fc.record({
    field: fc.constantFrom("title", "isbn"),
    values: fc.array(text, { minLength: 1, maxLength: 2 }),
    comparator: fc.constantFrom("contains", "startsWith"),
  }),
  fc.record({
    field: fc.constant("pages"),
    values: fc.array(fc.integer({ min: -3, max: 12 }), { minLength: 2, maxLength: 2 }),
    comparator: fc.constantFrom("lt", "lte", "gt", "gte", "between", "eq", "neq"),
  }),
  fc.record({
    field: fc.constant("isLent"),
    values: fc.array(fc.boolean(), { minLength: 1, maxLength: 2 }),
    comparator: fc.constantFrom("eq", "neq"),
  }),
  fc.record({
    field: fc.constant("tags"),
    values: fc.array(text, { minLength: 1, maxLength: 2 }),
    comparator: fc.constantFrom("eq", "neq"),
  }),
);

const sort: fc.Arbitrary<Sort> = fc.record({
  field: fc.constantFrom("title", "pages", "isLent", "isbn"),
  direction: fc.constantFrom("asc", "desc"),
});

/** Callers who may see books of some length only. */
const seenBy = visibleBy(
  ({ atLeast }: { atLeast: number }, { pages }: ListedBook) => (pages ?? 0) >= atLeast,
);
const caller = fc.record({ atLeast: fc.integer({ min: -3, max: 12 }) });

const selection = fc.record({
  caller: fc.option(caller, { nil: undefined }),
  filters: fc.array(filter, { maxLength: 2 }),
  sort: fc.array(sort, { maxLength: 2 }),
  searchTerm: fc.option(text, { nil: undefined }),
});

/** What a filter means, written down once more and slowly. */
const naivePass = (row: ListedBook, { field, values, comparator }: Filter): boolean => {
  const value = fieldOf(row, field);
  const has = (wanted: unknown) =>
    Array.isArray(value) ? value.some((one) => one === String(wanted)) : value === wanted;
  const folded = fold(String(value ?? ""));
  const [low, high] = values.map(Number);
  const number = typeof value === "number" ? value : Number.NaN;
  switch (comparator) {
    case "eq":
      return values.filter(has).length > 0;
    case "neq":
      return values.filter(has).length === 0;
    case "contains":
      return values.some((part) => folded.indexOf(fold(String(part))) >= 0);
    case "startsWith":
      return values.some((part) => folded.indexOf(fold(String(part))) === 0);
    case "lt":
      return number < (low ?? 0);
    case "lte":
      return number <= (low ?? 0);
    case "gt":
      return number > (low ?? 0);
    case "gte":
      return number >= (low ?? 0);
    case "between":
      return number >= (low ?? 0) && number <= (high ?? 0);
  }
};

const naiveOrder = (a: ListedBook, b: ListedBook, field: string): number => {
  const [left, right] = [fieldOf(a, field), fieldOf(b, field)];
  if (typeof left === "number" && typeof right === "number") return left - right;
  if (typeof left === "number" || typeof right === "number")
    return Number(left !== null) - Number(right !== null);
  const keys = [left, right].map((value) =>
    typeof value === "boolean" ? String(Number(value)) : fold(String(value ?? "")),
  );
  const [first = "", second = ""] = keys;
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

interface Asked {
  readonly caller: { readonly atLeast: number } | undefined;
  readonly filters: Filter[];
  readonly sort: Sort[];
  readonly searchTerm: string | undefined;
}

const naiveSelect = (
  changes: readonly Change[],
  { caller: asking, filters, sort, searchTerm = "" }: Asked,
): string[] => {
  const newest = new Map<string, Change>();
  for (const one of changes) if (one.version > (newest.get(one.id)?.version ?? 0)) newest.set(one.id, one);
  const rows = [...newest.values()].flatMap(({ id, listed }) => (listed ? [{ id, listed }] : []));
  const orders = sort.length ? sort : [{ field: "title", direction: "asc" } as const];
  return rows
    .filter(({ listed }) => asking === undefined || (listed.pages ?? 0) >= asking.atLeast)
    .filter(({ listed }) => filters.every((one) => naivePass(listed, one)))
    .filter(({ listed }) =>
      fold(searchTerm)
        .split(" ")
        .every((word) => [listed.title, ...listed.tags].some((one) => fold(one).includes(word))),
    )
    .toSorted((a, b) => {
      for (const { field, direction } of orders) {
        const order = naiveOrder(a.listed, b.listed, field);
        if (order !== 0) return direction === "asc" ? order : -order;
      }
      return a.id < b.id ? -1 : 1;
    })
    .map(({ id }) => id);
};

describe("a projection", () => {
  it("selects what a slow reading of the same writes selects, whatever came before", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.array(change, { maxLength: 5 }), selection), { maxLength: 8 }),
        (steps) => {
          const projection = newProjection();
          const changes: Change[] = [];
          for (const [batch, asked] of steps) {
            projection.apply(batch);
            changes.push(...batch);
            const { caller: asking, ...config } = asked;
            const visible = asking ? seenBy(asking) : everything;
            expect(projection.select({ ...config, visible })).toEqual(naiveSelect(changes, asked));
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("gives the same answer again, and another one for another caller", () => {
    const projection = newProjection();
    const row = { isbn: null, pages: 1, isLent: false, tags: [] };
    projection.apply([
      { id: "a", version: 1, listed: { ...row, title: "A" } },
      { id: "b", version: 1, listed: { ...row, title: "B" } },
    ]);
    const named = visibleBy((name: string, _: ListedBook, id: string) => id === name);
    const onlySee = (name: string) => ({ visible: named(name) });

    expect([
      projection.select(onlySee("a")),
      projection.select(onlySee("b")),
      projection.select(onlySee("a")),
      projection.select({}),
    ]).toEqual([["a"], ["b"], ["a"], ["a", "b"]]);
  });

  it("stays right when very many rows change at once", () => {
    const projection = newProjection();
    const rows = (offset: number) =>
      Array.from({ length: 2000 }, (_, no) => ({
        id: `id-${no}`,
        version: offset + 1,
        listed: {
          title: `T${String((no * 7 + offset) % 2000).padStart(4, "0")}`,
          isbn: null,
          pages: no,
          isLent: false,
          tags: [],
        },
      }));
    projection.apply(rows(0));
    projection.select({});

    projection.apply(rows(1));
    const titles = projection.select({}).map((id) => projection.get(id)?.title ?? "");

    expect(titles).toEqual(titles.toSorted());
    expect(titles).toHaveLength(2000);
  });
});
