/** Excel in German saves CSV in the encoding of Windows unless told otherwise; UTF-8 that is none is that. */
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** What files guard with an apostrophe, lest Excel takes it for a formula. */
const GUARDED = /^'(?=[=+@\t\r-])/;

const delimiters = [";", ",", "\t"];

/** The cells of a CSV file, separated by whichever sign is the most frequent in its first line. */
export const readCsv = async (bytes: ArrayBuffer): Promise<string[][]> => {
  const { default: papa } = await import("papaparse");
  const text = textOf(bytes);
  const [first = ""] = text.split(/\r?\n|\r/, 1);
  const [delimiter] = delimiters
    .map((sign) => ({ sign, count: first.split(sign).length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ sign }) => sign);
  const { data } = papa.parse<string[]>(text, { delimiter: delimiter ?? ";" });
  return data.map((cells) => cells.map((cell) => cell.replace(GUARDED, "")));
};
