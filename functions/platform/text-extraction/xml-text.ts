import { Parser } from "htmlparser2";
import type { GatheredText } from "./gathered-text.ts";

const CHUNK = 64 * 1024;
/** The parser's time grows with the square of the depth; Word itself nests a few dozen. */
const MAX_DEPTH = 1_000;

/** Elements that end what a person sees as one line or one cell. */
const ends = ["p", "br", "cr", "tab", "tc", "si", "is", "c", "comment", "text"];

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";

export const xmlText = (xml: Uint8Array, gathered: GatheredText): void => {
  let depth = 0;
  let inText = 0;
  let inReading = 0;
  const parser = new Parser(
    {
      onopentag: (tag) => {
        const name = localName(tag);
        depth += 1;
        if (depth > MAX_DEPTH) throw new Error("Too many elements within each other");
        if (name === "t") inText += 1;
        // The reading of a Japanese word.
        if (name === "rPh") inReading += 1;
      },
      ontext: (text) => {
        if (inText > 0 && inReading === 0) gathered.add(text);
      },
      onclosetag: (tag) => {
        const name = localName(tag);
        depth -= 1;
        if (name === "t") inText -= 1;
        if (name === "rPh") inReading -= 1;
        if (ends.includes(name)) gathered.add("\n");
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder(encodingOf(xml));
  for (let start = 0; start < xml.length && !gathered.isFull(); start += CHUNK) {
    parser.write(decoder.decode(xml.subarray(start, start + CHUNK), { stream: true }));
  }
};
