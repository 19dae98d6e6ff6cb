/** Excel takes a file without it for another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What Excel would take for a formula; a telephone number with its country and spaces it takes for a text. */
const FORMULA = /^([=@\t\r-]|\+(?!\d[\d()/.]*( [\d()/.-]+)+$))/;

/**
 * A table as CSV that Excel opens in German: semicolons, and nothing that it would take for a formula. The library
 * is fetched when it is needed.
 */
export const csvOf = async (head: readonly string[], rows: readonly (readonly string[])[]): Promise<Blob> => {
  const { default: papa } = await import("papaparse");
  const text = papa.unparse([[...head], ...rows.map((row) => [...row])], {
    delimiter: ";",
    escapeFormulae: FORMULA,
  });
  return new Blob([BYTE_ORDER_MARK, text], { type: "text/csv;charset=utf-8" });
};
