/** Values that JSON tells apart. */
type Named<Facts> = Facts extends string | number | boolean | null | undefined
  ? Facts
  : Facts extends Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...input: never) => unknown)
    ? never
    : { readonly [Name in keyof Facts]: Named<Facts[Name]> };

/** Which rows a caller may see. What is remembered of a list is remembered by `key`. */
export interface Visible<Row> {
  readonly sees: (row: Row, id: string) => boolean;
  readonly key: string;
}

/** For lists that show everybody the same. */
export const everything: Visible<unknown> = { sees: () => true, key: "" };

let rules = 0;

/**
 * Who sees which rows, decided from the facts alone: they are the key of whatever is remembered, so a list that was
 * made for one caller can never reach another of whom other facts hold. Made once for each rule, where its module is.
 */
export const visibleBy = <Facts, Row>(sees: (facts: Facts, row: Row, id: string) => boolean) => {
  const rule = ++rules;
  return (facts: Facts & Named<Facts>): Visible<Row> => ({
    sees: (row, id) => sees(facts, row, id),
    key: `${rule} ${JSON.stringify(facts)}`,
  });
};
