import { afterEach, describe, expect, it, vi } from "vitest";
import {
  dayOf,
  formatDate,
  formatDateTime,
  formatMonth,
  formatShortTime,
  formatStamp,
  formatTime,
  formatWeekday,
  writtenDay,
} from "../../../shared/dates/dates.ts";

afterEach(() => vi.unstubAllEnvs());

/** Whoever looks at the portal may be anywhere. */
const readIn = (zone: string) => vi.stubEnv("TZ", zone);

describe("a moment in words", () => {
  it.each([
    ["formatDate", formatDate, "05.11.2026"],
    ["formatTime", formatTime, "09:02:03"],
    ["formatShortTime", formatShortTime, "09:02"],
    ["formatDateTime", formatDateTime, "05.11.2026, 09:02"],
    ["dayOf", dayOf, "2026-11-05"],
  ])("is written by %s with two digits for each part", (_, written, expected) => {
    const moment = new Date(2026, 10, 5, 9, 2, 3);

    expect(written(moment)).toBe(expected);
    expect(written(moment.toISOString())).toBe(expected);
  });

  it("begins the day with 00:00:00", () => {
    expect(formatTime(new Date(2026, 10, 5))).toBe("00:00:00");
  });

  it("names months and weekdays in German", () => {
    expect(formatWeekday("2027-03-01")).toBe("Montag, 1. März");
    expect(formatMonth(new Date(2027, 0, 31))).toBe("Januar 2027");
  });

  it.each([
    ["Europe/Vienna", "01.07.2026, 00:30", "Mittwoch, 1. Juli"],
    ["America/New_York", "30.06.2026, 18:30", "Mittwoch, 1. Juli"],
    ["Asia/Tokyo", "01.07.2026, 07:30", "Mittwoch, 1. Juli"],
  ])("is that of the reader's clock, but a day is the same everywhere: %s", (zone, moment, day) => {
    readIn(zone);

    expect(formatDateTime("2026-06-30T22:30:00Z")).toBe(moment);
    expect(formatWeekday("2026-07-01")).toBe(day);
    expect(writtenDay("2026-07-01")).toBe("01.07.2026");
  });
});

describe("a time stamp", () => {
  const now = new Date(2026, 10, 20, 23, 59, 59);

  it.each([
    ["today", new Date(2026, 10, 20), "00:00:00"],
    ["today", now, "23:59:59"],
    ["yesterday", new Date(2026, 10, 19, 23, 59, 59), "19.11.2026"],
    ["tomorrow", new Date(2026, 10, 21), "21.11.2026"],
    ["this day a year ago", new Date(2025, 10, 20, 12), "20.11.2025"],
  ])("shows of %s the time or the date", (_, moment, shown) => {
    expect(formatStamp(moment.toISOString(), now)).toBe(shown);
  });

  it("is of today all day long, also where clocks change", () => {
    readIn("Europe/Vienna");

    const evening = new Date("2026-10-25T22:59:59Z");
    expect(formatStamp("2026-10-24T22:00:00Z", evening)).toBe("00:00:00");
    expect(formatStamp("2026-10-24T21:59:59Z", evening)).toBe("24.10.2026");
    expect(formatStamp("2026-03-28T23:00:00Z", new Date("2026-03-29T21:59:59Z"))).toBe("00:00:00");
  });
});

describe("a day in a field", () => {
  it.each([
    ["1980-05-17", "17.05.1980"],
    ["2028-02-29", "29.02.2028"],
  ])("is written as people do: %s", (day, written) => {
    expect(writtenDay(day)).toBe(written);
  });

  it.each(["", "1980", "17.5.", "2026-W47", "2027-02-29", "2026-11-20T10:30:00Z", "gestern"])(
    "stays as it is when it is none: %j",
    (text) => {
      expect(writtenDay(text)).toBe(text);
    },
  );
});
