const MOST = 75;

const octetsOf = (letter: string) => Buffer.byteLength(letter);

/** A continued line begins with a blank, which counts. */
const folded = (line: string): string => {
  if (octetsOf(line) <= MOST) return line;
  let length = 0;
  return Array.from(line, (letter) => {
    const octets = octetsOf(letter);
    const isFull = length + octets > MOST;
    length = isFull ? 1 + octets : length + octets;
    return isFull ? `\r\n ${letter}` : letter;
  }).join("");
};

/** RFC 5545 section 3.1; the library counts characters, and an umlaut has two octets. */
export const foldOctets = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n")
    .map(folded)
    .join("\r\n");
