import { withoutControls } from "../../../shared/control-characters.ts";
import { OFFICE_ZONE } from "../../../shared/dates/office-days.ts";
import type { IcalEntry } from "./ical-entry.ts";

const MOST = 75;

const octetsOf = (letter: string) => Buffer.byteLength(letter);

/** A folded line begins with a blank, which counts. */
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

/** Europe/Vienna since 1996, before which the clocks changed on other days. */
const ZONE = [
  "BEGIN:VTIMEZONE",
  `TZID:${OFFICE_ZONE}`,
  "BEGIN:DAYLIGHT",
  "TZNAME:CEST",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZNAME:CET",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** The library writes neither zones nor, for these properties, VALUE=DATE. */
const zoned = (line: string): string =>
  line
    .replace(/^(DTSTART|DTEND|EXDATE|RECURRENCE-ID):(?=\d{8}T\d{6}(?:,|$))/, `$1;TZID=${OFFICE_ZONE}:`)
    .replace(/^(EXDATE|RECURRENCE-ID):(?=\d{8}(?:,|$))/, "$1;VALUE=DATE:");

const withZone = (lines: readonly string[]): readonly string[] => {
  if (!lines.some((line) => line.startsWith("RRULE:"))) return lines;
  return lines.map(zoned).toSpliced(lines.indexOf("BEGIN:VEVENT"), 0, ...ZONE);
};

/** The library quotes values that programs expect bare, and refuses addresses that mails reach. */
const withParties = (lines: readonly string[], parties: readonly string[]): readonly string[] =>
  lines.flatMap((line) => (line === "END:VEVENT" ? [...parties, line] : line));

/** RFC 5545 section 3.1; the library counts characters, and an umlaut has two octets. */
const foldOctets = (calendar: string, parties: readonly string[]): string =>
  withParties(withZone(calendar.replaceAll(/\r\n[ \t]/g, "").split("\r\n")), parties)
    .map(folded)
    .join("\r\n");

interface Calendar {
  readonly name?: string;
  readonly method?: "PUBLISH" | "REQUEST" | "CANCEL";
  readonly parties?: readonly string[];
}

const header = ({ name, method = "PUBLISH" }: Calendar) => ({
  productId: "-//Kanzleiportal//Kalender//DE",
  method,
  ...(name === undefined ? {} : { calName: name }),
});

export const renderCalendar = async (
  entries: readonly IcalEntry[],
  calendar: Calendar = {},
): Promise<string> => {
  const { createEvents } = await import("./create-events.ts");
  const render = (all: readonly IcalEntry[]) => createEvents([...all], header(calendar));
  // Control characters in older rows must not spoil the whole calendar.
  const written = (text: string) => foldOctets(withoutControls(text), calendar.parties ?? []);
  const { value } = render(entries);
  if (value !== null) return written(value);
  const taken = entries.map(
    ({ url, ...entry }): IcalEntry =>
      url !== undefined && render([{ ...entry, url }]).error ? entry : { ...entry, ...(url && { url }) },
  );
  const again = render(taken);
  if (again.value === null)
    throw new Error("An event cannot be written as iCalendar", { cause: again.error });
  return written(again.value);
};
