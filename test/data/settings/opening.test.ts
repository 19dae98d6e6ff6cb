import { describe, expect, it } from "vitest";
import { openingOf } from "../../../functions/data/settings/opening.ts";
import { SendWindow } from "../../../shared/administration/send-window.ts";

const office: SendWindow = { days: [1, 2, 3, 4, 5], from: "08:00", until: "18:00", skipsHolidays: true };

const opening = async (at: string, window: Partial<SendWindow> = {}) =>
  (await openingOf({ ...office, ...window }, new Date(at))).toISOString();

describe("the hours of newsletters open", () => {
  it.each([
    ["at once within them", "2026-11-23T11:00:00.000Z", "2026-11-23T11:00:00.000Z"],
    ["at once at their first moment", "2026-11-23T07:00:00.000Z", "2026-11-23T07:00:00.000Z"],
    ["today before they begin", "2026-11-23T06:59:59.999Z", "2026-11-23T07:00:00.000Z"],
    ["tomorrow at the moment they end", "2026-11-23T17:00:00.000Z", "2026-11-24T07:00:00.000Z"],
    ["on Monday after Friday evening", "2026-11-27T19:00:00.000Z", "2026-11-30T07:00:00.000Z"],
    ["after a holiday", "2026-12-08T09:00:00.000Z", "2026-12-09T07:00:00.000Z"],
    ["after Christmas and the weekend", "2026-12-24T17:30:00.000Z", "2026-12-28T07:00:00.000Z"],
    ["in the new year", "2026-12-31T17:30:00.000Z", "2027-01-04T07:00:00.000Z"],
    ["at 8 by summer time", "2027-03-26T19:00:00.000Z", "2027-03-30T06:00:00.000Z"],
    ["at 8 by winter time", "2026-10-23T19:00:00.000Z", "2026-10-27T07:00:00.000Z"],
  ])("%s", async (_, at, expected) => {
    expect(await opening(at)).toBe(expected);
  });

  it("on a holiday if that is no matter", async () => {
    expect(await opening("2026-12-08T09:00:00.000Z", { skipsHolidays: false })).toBe(
      "2026-12-08T09:00:00.000Z",
    );
  });

  it("without a gap at midnight if they are all of two days", async () => {
    const whole = { days: [1, 2], from: "00:00", until: "24:00" };

    expect(await opening("2026-11-23T22:59:59.999Z", whole)).toBe("2026-11-23T22:59:59.999Z");
    expect(await opening("2026-11-23T23:00:00.000Z", whole)).toBe("2026-11-23T23:00:00.000Z");
    expect(await opening("2026-11-24T23:00:00.000Z", whole)).toBe("2026-11-29T23:00:00.000Z");
  });

  it("an hour later in the night whose hour the clocks leave out, and once where they repeat it", async () => {
    const night = { days: [7], from: "02:15", until: "02:45", skipsHolidays: false };

    expect(await opening("2027-03-27T12:00:00.000Z", night)).toBe("2027-03-28T01:15:00.000Z");
    expect(await opening("2026-10-24T12:00:00.000Z", night)).toBe("2026-10-25T01:15:00.000Z");
    expect(await opening("2026-10-25T01:50:00.000Z", night)).toBe("2026-11-01T01:15:00.000Z");
  });
});

describe("a window is refused", () => {
  it.each([
    ["without a day, as it never opens", { days: [] }],
    ["if it ends before it begins", { from: "22:00", until: "06:00" }],
    ["if it ends as it begins", { from: "08:00", until: "08:00" }],
    ["with a time that no clock shows", { until: "24:30" }],
    ["with a day that no week has", { days: [8] }],
  ])("%s", (_, change) => {
    expect(SendWindow.safeParse({ ...office, ...change }).success).toBe(false);
  });
});
