import type { Holiday } from "../../../shared/calendar/layers.contract.ts";

/** ISO 3166-2; South Tyrol is a region of the Italian state 32. */
export type HolidayRegion = readonly [country: string, state?: string, region?: string];

const known = new Map<string, readonly Holiday[]>();

const holidaysIn = async (place: HolidayRegion, year: number): Promise<readonly Holiday[]> => {
  const key = [...place, year].join(" ");
  const before = known.get(key);
  if (before) return before;
  const { default: Holidays } = await import("date-holidays");
  const [country, state = "", region = ""] = place;
  const found = new Holidays(country, state, region)
    .getHolidays(year, "de")
    .filter(({ type }) => type === "public")
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  known.set(key, found);
  return found;
};

/** Public holidays only; both days (YYYY-MM-DD) are included. */
export const holidaysBetween = async (
  region: HolidayRegion,
  from: string,
  to: string,
): Promise<Holiday[]> => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, after) => first + after);
  const all = await Promise.all(years.map((year) => holidaysIn(region, year)));
  return all.flat().filter(({ date }) => date >= from && date <= to);
};
