import { unzipSync } from "fflate";
import { Unreadable } from "./extraction.ts";
import type { GatheredText } from "./gathered-text.ts";
import { xmlText } from "./xml-text.ts";

const MAX_PARTS = 2_000;
const MAX_UNPACKED = 128 * 1024 * 1024;

/** The parts with people's words (ECMA-376 part 1), the main part first. */
const wanted = [
  /^word\/document\d*\.xml$/,
  /^xl\/sharedStrings\.xml$/,
  /^ppt\/slides\/slide\d+\.xml$/,
  /^word\/(header|footer|footnotes|endnotes|comments)\d*\.xml$/,
  /^xl\/worksheets\/sheet\d+\.xml$/,
  /^xl\/comments\d+\.xml$/,
  /^ppt\/notesSlides\/notesSlide\d+\.xml$/,
];

const placeOf = (name: string) => wanted.findIndex((pattern) => pattern.test(name));

/** Slide 2 before slide 10. */
const byPlace = (one: string, other: string) =>
  placeOf(one) - placeOf(other) || one.localeCompare(other, "en", { numeric: true });

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const encryptedStream = Buffer.from("EncryptedPackage", "utf16le");

const isEncrypted = (bytes: Uint8Array) =>
  COMPOUND_FILE.every((byte, at) => bytes[at] === byte) &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(encryptedStream);

const partsOf = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let [parts, unpacked] = [0, 0];
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (placeOf(name) === -1) return false;
      parts += 1;
      unpacked += originalSize;
      if (parts > MAX_PARTS || unpacked > MAX_UNPACKED) throw new Unreadable("too-large");
      return true;
    },
  });
};

export const officeText = (bytes: Uint8Array, gathered: GatheredText): void => {
  if (isEncrypted(bytes)) throw new Unreadable("encrypted");
  const parts = Object.entries(partsOf(bytes)).toSorted(([one], [other]) => byPlace(one, other));
  if (parts.length === 0) throw new Error("It is no document");
  for (const [, part] of parts) xmlText(part, gathered);
};
