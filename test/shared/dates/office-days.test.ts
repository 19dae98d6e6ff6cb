import { afterEach, describe, expect, it, vi } from "vitest";
import { officeDate, officeDateTime, officeDay, officeWeek } from "../../../shared/dates/office-days.ts";

afterEach(() => vi.unstubAllEnvs());

describe.each(["UTC", "Europe/Vienna", "America/New_York", "Pacific/Apia"])(
  "the office's day, seen from %s",
  (zone) => {
    const weekAt = (moment: string) => {
      vi.stubEnv("TZ", zone);
      return officeWeek(new Date(moment));
    };

    it.each([
      ["in winter", "2026-11-22T22:59:59Z", "2026-11-22", "2026-11-22T23:00:00Z", "2026-11-23"],
      ["in summer", "2026-07-05T21:59:59Z", "2026-07-05", "2026-07-05T22:00:00Z", "2026-07-06"],
      [
        "before clocks go forward",
        "2026-03-28T22:59:59Z",
        "2026-03-28",
        "2026-03-28T23:00:00Z",
        "2026-03-29",
      ],
      ["after it", "2026-03-29T21:59:59Z", "2026-03-29", "2026-03-29T22:00:00Z", "2026-03-30"],
      ["before clocks go back", "2026-10-24T21:59:59Z", "2026-10-24", "2026-10-24T22:00:00Z", "2026-10-25"],
      ["after it", "2026-10-25T22:59:59Z", "2026-10-25", "2026-10-25T23:00:00Z", "2026-10-26"],
      ["at the end of the year", "2026-12-31T22:59:59Z", "2026-12-31", "2026-12-31T23:00:00Z", "2027-01-01"],
    ])("ends at midnight in Vienna, %s", (_, last, day, first, next) => {
      vi.stubEnv("TZ", zone);

      expect(officeDay(new Date(last))).toBe(day);
      expect(officeDay(new Date(first))).toBe(next);
    });

    it.each([
      ["2026-12-24T07:00:00Z", "24.12.2026", "24.12.2026, 08:00"],
      ["2026-06-30T22:05:00Z", "01.07.2026", "01.07.2026, 00:05"],
      ["2026-03-29T01:30:00Z", "29.03.2026", "29.03.2026, 03:30"],
    ])("is told with its time: %s", (moment, date, dateTime) => {
      vi.stubEnv("TZ", zone);

      expect(officeDate(moment)).toBe(date);
      expect(officeDateTime(new Date(moment))).toBe(dateTime);
    });

    it("belongs to a week from Monday to Sunday, whichever day of it is today", () => {
      const week = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);

      for (const day of week) expect(weekAt(`${day}T11:00:00Z`)).toEqual(week);
    });

    it.each([
      ["2026-12-31T23:30:00Z", "2026-12-28", "2027-01-03"],
      ["2027-01-03T22:59:59Z", "2026-12-28", "2027-01-03"],
      ["2027-01-03T23:00:00Z", "2027-01-04", "2027-01-10"],
      ["2025-12-29T12:00:00Z", "2025-12-29", "2026-01-04"],
    ])("keeps its week over new year: %s", (moment, monday, sunday) => {
      const week = weekAt(moment);

      expect([week[0], week.at(-1)]).toEqual([monday, sunday]);
    });

    it.each([
      ["2026-03-29T12:00:00Z", "2026-03-23", "2026-03-29"],
      ["2026-03-29T22:00:00Z", "2026-03-30", "2026-04-05"],
      ["2026-10-25T12:00:00Z", "2026-10-19", "2026-10-25"],
      ["2026-10-25T23:00:00Z", "2026-10-26", "2026-11-01"],
    ])("is one of seven also where clocks change: %s", (moment, monday, sunday) => {
      const week = weekAt(moment);

      expect(new Set(week).size).toBe(7);
      expect([week[0], week.at(-1)]).toEqual([monday, sunday]);
    });
  },
);
