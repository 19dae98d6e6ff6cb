import { describe, expect, it } from "vitest";
import { birthdayIn, weekOf } from "../../../shared/organisations/birthday.ts";

const birthdaysAt = (now: string, ...born: readonly string[]) => {
  const week = weekOf(new Date(now));
  return born.map((day) => birthdayIn(week, day));
};

describe("the week of birthdays", () => {
  it("begins on Monday and ends on Sunday, whichever day of it is today", () => {
    const week = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);

    for (const day of week) expect(weekOf(new Date(`${day}T11:00:00Z`))).toEqual(week);
  });

  it("begins at midnight in Vienna, in winter and in summer", () => {
    expect(weekOf(new Date("2026-11-22T22:59:59Z"))[0]).toBe("2026-11-16");
    expect(weekOf(new Date("2026-11-22T23:00:00Z"))[0]).toBe("2026-11-23");
    expect(weekOf(new Date("2026-07-05T21:59:59Z"))[0]).toBe("2026-06-29");
    expect(weekOf(new Date("2026-07-05T22:00:00Z"))[0]).toBe("2026-07-06");
  });

  it("has seven days also where clocks change", () => {
    expect(weekOf(new Date("2026-03-29T12:00:00Z")).at(-1)).toBe("2026-03-29");
    expect(weekOf(new Date("2026-10-25T12:00:00Z"))).toHaveLength(7);
  });
});

describe("a birthday", () => {
  it("lies in the week on its day of this year", () => {
    expect(birthdaysAt("2026-11-18T12:00:00Z", "11-15", "11-16", "11-22", "11-23")).toEqual([
      undefined,
      "2026-11-16",
      "2026-11-22",
      undefined,
    ]);
  });

  it("is found on both sides of the year's end", () => {
    expect(birthdaysAt("2026-12-30T12:00:00Z", "12-27", "12-28", "12-31", "01-01", "01-03", "01-04")).toEqual(
      [undefined, "2026-12-28", "2026-12-31", "2027-01-01", "2027-01-03", undefined],
    );
    expect(birthdaysAt("2027-01-02T12:00:00Z", "12-31", "01-01")).toEqual(["2026-12-31", "2027-01-01"]);
  });

  it("on 29 February is on its day in leap years, on 28 February in others", () => {
    expect(birthdaysAt("2028-02-29T12:00:00Z", "02-29", "02-28")).toEqual(["2028-02-29", "2028-02-28"]);
    expect(birthdaysAt("2027-02-28T12:00:00Z", "02-29")).toEqual(["2027-02-28"]);
    expect(birthdaysAt("2027-03-01T12:00:00Z", "02-29")).toEqual([undefined]);
  });
});
