const isUtf16 = (bytes: ArrayBuffer) => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return first === 0xff && second === 0xfe;
};

/** German Excel saves CSV as Windows-1252 by default, and "Unicode Text" as UTF-16. */
export const decoded = (bytes: ArrayBuffer): string => {
  if (isUtf16(bytes)) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** An apostrophe guards against formulas in Excel. */
const GUARDED = /^'(?=[=+@\t\r-])/;

const delimiters = [";", ",", "\t"];

export const readCsv = async (text: string): Promise<string[][]> => {
  const { default: papa } = await import("papaparse");
  const [first = ""] = text.split(/\r?\n|\r/, 1);
  const [delimiter] = delimiters
    .map((sign) => ({ sign, count: first.split(sign).length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ sign }) => sign);
  const { data } = papa.parse<string[]>(text, { delimiter: delimiter ?? ";" });
  return data.map((cells) => cells.map((cell) => cell.replace(GUARDED, "")));
};
