import { describe, expect, it } from "vitest";
import { officeWeek } from "../../../shared/dates/office-days.ts";
import { birthdayIn } from "../../../shared/organisations/birthday.ts";

const birthdaysAt = (now: string, ...born: readonly string[]) => {
  const week = officeWeek(new Date(now));
  return born.map((day) => birthdayIn(week, day));
};

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
