import { withoutControls } from "../../../shared/control-characters.ts";

/** Without it Excel assumes another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Excel does not take a phone number with country code and spaces for a formula. */
const FORMULA = /^([=@\t\r-]|\+(?!\d[\d()/.]*( [\d()/.-]+)+$))/;

/** Semicolons, as Excel expects in German; the library is loaded on first use. */
export const csvOf = async (head: readonly string[], rows: readonly (readonly string[])[]): Promise<Blob> => {
  const { default: papa } = await import("papaparse");
  const text = papa.unparse([[...head], ...rows.map((row) => row.map(withoutControls))], {
    delimiter: ";",
    escapeFormulae: FORMULA,
  });
  return new Blob([BYTE_ORDER_MARK, text], { type: "text/csv;charset=utf-8" });
};
