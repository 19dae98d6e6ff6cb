import type { GatheredText } from "./gathered-text.ts";

/** Two bytes for each character that is looked at, and a few more. */
export const TEXT_BYTES = 512 * 1024;

const marks = [
  { start: [0xff, 0xfe], encoding: "utf-16le" },
  { start: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

const decoded = (bytes: Uint8Array): string => {
  const mark = marks.find(({ start }) => start.every((byte, at) => bytes[at] === byte));
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  try {
    // The last character may be cut off.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

export const plainText = (bytes: Uint8Array, gathered: GatheredText): void =>
  gathered.add(decoded(bytes.subarray(0, TEXT_BYTES)));
