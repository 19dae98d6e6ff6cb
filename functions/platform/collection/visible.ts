type Named<Facts> = Facts extends string | number | boolean | null | undefined
  ? Facts
  : Facts extends Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...input: never) => unknown)
    ? never
    : { readonly [Name in keyof Facts]: Named<Facts[Name]> };

/** `key` is the cache key of the results. */
export interface Visible<Row> {
  readonly canSee: (row: Row, id: string) => boolean;
  readonly key: string;
}

export const everything: Visible<unknown> = { canSee: () => true, key: "" };

let rules = 0;

/** Made once per module: results never reach a caller with other facts, since these are the cache key. */
export const visibleBy = <Facts, Row>(canSee: (facts: Facts, row: Row, id: string) => boolean) => {
  const rule = ++rules;
  return (facts: Facts & Named<Facts>): Visible<Row> => ({
    canSee: (row, id) => canSee(facts, row, id),
    key: `${rule} ${JSON.stringify(facts)}`,
  });
};
