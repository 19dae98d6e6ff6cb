import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { writtenDay } from "../../../shared/dates/dates.ts";
import { readDay, readTime, stampOf, writtenTime } from "../../../shared/dates/read-dates.ts";

afterEach(() => vi.unstubAllEnvs());

describe("a day that is written into a field", () => {
  it("comes back as the day it was, in the future and in the past", () => {
    const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (moment) => {
        const day = moment.toISOString().slice(0, 10);
        expect(readDay(writtenDay(day))).toBe(day);
      }),
    );
  });

  it.each([
    ["17.05.1980", "1980-05-17"],
    [" 1.2.2026 ", "2026-02-01"],
    ["1. 2. 2026", "2026-02-01"],
    ["29.2.2028", "2028-02-29"],
  ])("is understood as people write it: %s", (written, day) => {
    expect(readDay(written)).toBe(day);
  });

  it.each([
    "",
    "17.5.",
    "17.5.80",
    "17.5.198",
    "31.02.2026",
    "29.2.2027",
    "1.13.2026",
    "17/5/1980",
    "1980-05-17",
  ])("is none while it is not whole: %j", (written) => {
    expect(readDay(written)).toBeUndefined();
  });
});

describe("a moment that is written into a field", () => {
  it("comes back as the moment it was, to the minute", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(2001, 0), max: new Date(2099, 0), noInvalidDate: true }),
        (moment) => {
          const read = readTime(writtenTime(moment));
          // In the hour that comes twice in autumn the clock does not say which one is meant.
          expect(read && writtenTime(read)).toBe(writtenTime(moment));
        },
      ),
    );
  });

  it.each([
    ["20.11.2026 10:30", [2026, 10, 20, 10, 30]],
    ["20.11.2026, 10:30 Uhr", [2026, 10, 20, 10, 30]],
    [" 1.2.2026 9.05 ", [2026, 1, 1, 9, 5]],
    ["1. 2. 26 9", [2026, 1, 1, 9, 0]],
    ["31.12.2026", [2026, 11, 31, 0, 0]],
  ] as const)("is understood as people write it: %s", (written, [year, month, day, hour, minute]) => {
    expect(readTime(written)).toEqual(new Date(year, month, day, hour, minute));
  });

  it.each([
    "",
    "morgen",
    "20.11.",
    "20.11.2",
    "20.11.202",
    "31.02.2026",
    "1.13.2026",
    "29.2.27",
    "20.11.2026 10:3",
    "20.11.2026 24:00",
    "20.11.2026 10:60",
    "20.11.20265",
  ])("is none while it is not whole: %j", (written) => {
    expect(readTime(written)).toBeUndefined();
  });

  it("is the hour after where clocks leave one out", () => {
    vi.stubEnv("TZ", "Europe/Vienna");

    expect(readTime("29.3.2026 2:30")?.toISOString()).toBe("2026-03-29T01:30:00.000Z");
    expect(readTime("25.10.2026 3:00")?.toISOString()).toBe("2026-10-25T02:00:00.000Z");
  });
});

describe("the time stamp of a moment", () => {
  const before = "2026-11-20T10:30:42.123Z";

  it("is the one before, seconds and all, when the minute is the same", () => {
    expect(stampOf(new Date("2026-11-20T10:30:00Z"), before)).toBe(before);
  });

  it("is to the minute otherwise", () => {
    expect(stampOf(new Date("2026-11-20T10:31:07.5Z"), before)).toBe("2026-11-20T10:31:00.000Z");
    expect(stampOf(new Date("2026-11-20T10:30:07.5Z"), null)).toBe("2026-11-20T10:30:00.000Z");
  });
});
