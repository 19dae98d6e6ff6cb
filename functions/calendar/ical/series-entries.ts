import { millisecondsInDay } from "date-fns/constants";
import { momentAt, officeClock, officeDay } from "../../../shared/dates/office-days.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { isInSeries, type SeriesEvent } from "../series/changed-alike.ts";
import { type IcalEntry, uidOf } from "./ical-entry.ts";

type Found = Stored<SeriesEvent>;

interface Written {
  readonly event: Found;
  readonly entry: IcalEntry;
}

const compact = (text: string) => text.replaceAll(/[-:]|\.\d{3}/g, "");

/** Has no zone, which `renderCalendar` adds; for whole days only the date. */
const localTime = (clock: number, isDay: boolean): string => {
  const time = compact(new Date(clock).toISOString()).replace("Z", "");
  return isDay ? time.slice(0, 8) : time;
};

const slotOf = ({ series }: SeriesEvent) => officeClock(series.slot);
const lengthOf = ({ start, end }: StoredEvent) => officeClock(end) - officeClock(start);

const looksOf = ({ event, entry }: Written): string =>
  JSON.stringify([
    entry.title,
    entry.description,
    entry.location,
    entry.url,
    entry.categories,
    entry.transp,
    event.wholeDay,
    officeClock(event.start) - slotOf(event),
    lengthOf(event),
  ]);

const mostCommon = (all: readonly Written[]): Written | undefined => {
  const groups = Map.groupBy(all, looksOf).values().toArray();
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0];
};

const dateOf = (clock: number): [number, number, number] => {
  const day = new Date(clock);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
};

const timesOf = (start: number, length: number, isDay: boolean) =>
  isDay
    ? { start: dateOf(start), end: dateOf(start + length) }
    : { start: localTime(start, false), end: localTime(start + length, false) };

const dayOf = ({ event: { series } }: Written) => officeDay(new Date(series.slot));
const timeOfDay = ({ event }: Written) => slotOf(event) % millisecondsInDay;

const masterOf = (all: readonly Written[], usual: Written, days: readonly string[]): IcalEntry => {
  const { wholeDay, series } = usual.event;
  const slots = all.map(({ event }) => slotOf(event)).toSorted((one, other) => one - other);
  const [first = 0, last = 0] = [slots[0], slots.at(-1)];
  const known = new Set(slots);
  const left = days
    .map((day) => Date.parse(`${day}T00:00Z`) + timeOfDay(usual))
    .filter((slot) => slot > first && slot < last && !known.has(slot));
  const until = wholeDay ? localTime(last, true) : compact(momentAt(last));
  return {
    ...usual.entry,
    uid: uidOf("series", series.id),
    sequence: Math.max(...all.map(({ event }) => event.version)) - 1,
    timestamp: Math.max(...all.map(({ entry }) => entry.timestamp)),
    ...timesOf(first, lengthOf(usual.event), wholeDay),
    recurrenceRule: `${series.rule};UNTIL=${until}`,
    ...(left.length > 0 && { exclusionDates: left.map((slot) => localTime(slot, wholeDay)) }),
  };
};

const exceptionOf = ({ event, entry }: Written, usual: Written): IcalEntry => ({
  ...entry,
  uid: uidOf("series", event.series.id),
  ...timesOf(officeClock(event.start), lengthOf(event), event.wholeDay),
  recurrenceId: localTime(slotOf(event), usual.event.wholeDay),
});

/** More days than a series of three years has. */
const MOST_DAYS = 2_000;

const ruleDays = async (all: readonly Written[]): Promise<string[]> => {
  const days = all.map(dayOf).toSorted();
  const [first = "", last = "", rule = ""] = [days[0], days.at(-1), all[0]?.event.series.rule];
  const { seriesDays } = await import("../../../shared/calendar/series-days.ts");
  return seriesDays(`${rule};UNTIL=${last.replaceAll("-", "")}`, first, MOST_DAYS);
};

const seriesEntries = async (all: readonly Written[]): Promise<IcalEntry[]> => {
  const existing = all.filter(({ event }) => event.deletedAt === null);
  const shown = existing.length > 0 ? existing : all;
  if (shown.length === 1) return shown.map(({ entry }) => entry);
  const days = await ruleDays(shown);
  const known = new Set(days);
  const isRegular = (one: Written) => known.has(dayOf(one));
  const regular = shown.filter(isRegular);
  const usual = mostCommon(regular);
  if (!usual) return shown.map(({ entry }) => entry);
  const looks = looksOf(usual);
  const isUsual = (one: Written) => looksOf(one) === looks && one.event.start === one.event.series.slot;
  return [
    masterOf(regular, usual, days),
    ...regular.filter((one) => !isUsual(one)).map((one) => exceptionOf(one, usual)),
    ...shown.filter((one) => !isRegular(one)).map(({ entry }) => entry),
  ];
};

export const entriesOf = async (
  events: readonly Stored<StoredEvent>[],
  entryOf: (event: Stored<StoredEvent>) => IcalEntry,
): Promise<IcalEntry[]> => {
  const series = Map.groupBy(events.filter(isInSeries), (event) => event.series.id);
  const written = await Promise.all(
    Array.from(series.values(), (all) =>
      seriesEntries(all.map((event) => ({ event, entry: entryOf(event) }))),
    ),
  );
  return [...events.filter((event) => !isInSeries(event)).map(entryOf), ...written.flat()];
};
