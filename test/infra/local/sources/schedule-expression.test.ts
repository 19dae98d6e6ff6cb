import { describe, expect, it } from "vitest";
import { readSchedule } from "../../../../infra/local/sources/schedule-expression.ts";

const next = (expression: string, from: string, timeZone?: string) =>
  readSchedule(expression, timeZone)(new Date(from)).toISOString();

describe("a schedule", () => {
  it.each([
    ["rate(1 minute)", "2026-11-21T09:00:30.000Z", "2026-11-21T09:01:30.000Z"],
    ["rate(2 hours)", "2026-11-21T23:00:00.000Z", "2026-11-22T01:00:00.000Z"],
    ["cron(0/15 * * * ? *)", "2026-11-21T09:15:00.000Z", "2026-11-21T09:30:00.000Z"],
    ["cron(30 6 ? * MON-FRI *)", "2026-11-20T07:00:00.000Z", "2026-11-23T06:30:00.000Z"],
    ["cron(0 7 ? * 2 *)", "2026-11-21T09:00:00.000Z", "2026-11-23T07:00:00.000Z"],
    ["cron(0 0 L * ? *)", "2026-11-21T09:00:00.000Z", "2026-11-30T00:00:00.000Z"],
    ["cron(0 0 1 JAN,JUL ? *)", "2026-11-21T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ])("%s is due after %s at %s", (expression, from, due) => {
    expect(next(expression, from)).toBe(due);
  });

  it("goes by the clock of its time zone", () => {
    expect(next("cron(0 8 * * ? *)", "2026-07-01T00:00:00.000Z", "Europe/Vienna")).toBe(
      "2026-07-01T06:00:00.000Z",
    );
  });

  it.each(["rate(soon)", "cron(0 0 * * *)", "at(2026-01-01T00:00:00)"])("%s is refused", (expression) => {
    expect(() => readSchedule(expression)).toThrow("does not understand");
  });
});
