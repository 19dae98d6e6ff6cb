import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTime, stampOf, writtenTime } from "../../../../../web/components/form/date/local-time.ts";

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

  it.each(["", "morgen", "20.11.", "31.02.2026", "1.13.2026", "20.11.2026 24:00", "20.11.2026 10:60"])(
    "is none while it is not whole: %j",
    (written) => {
      expect(readTime(written)).toBeUndefined();
    },
  );
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
