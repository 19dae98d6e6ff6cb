import { afterEach, describe, expect, it, vi } from "vitest";
import { endOfMonth, monthOf, monthsBetween } from "../../../shared/dates/utc-dates.ts";

afterEach(() => vi.unstubAllEnvs());

describe.each(["UTC", "Europe/Vienna", "America/New_York"])(
  "a month of the clock without a zone, in %s",
  (zone) => {
    const at = (moment: string) => {
      vi.stubEnv("TZ", zone);
      return Date.parse(moment);
    };

    it.each([
      ["2026-11", "2026-12-01T00:00:00Z"],
      ["2026-12", "2027-01-01T00:00:00Z"],
      ["2028-02", "2028-03-01T00:00:00Z"],
    ])("ends with its last millisecond: %s", (month, end) => {
      expect(monthOf(at(end) - 1)).toBe(month);
      expect(endOfMonth(month)).toBe(at(end));
    });

    it("is named once, the oldest first", () => {
      expect(monthsBetween(at("2026-11-30T23:59:59Z"), at("2027-01-01T00:00:00Z"))).toEqual([
        "2026-11",
        "2026-12",
        "2027-01",
      ]);
      expect(monthsBetween(at("2026-11-01T00:00:00Z"), at("2026-11-30T23:59:59Z"))).toEqual(["2026-11"]);
    });

    it("is not named where the end comes before the beginning", () => {
      expect(monthsBetween(at("2099-01-01T00:00:00Z"), at("2026-11-30T00:00:00Z"))).toEqual([]);
    });
  },
);
