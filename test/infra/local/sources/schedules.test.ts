import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { startSchedules } from "../../../../infra/local/sources/schedules.ts";
import { readStack } from "../../../../infra/local/template/stack.ts";
import { Template } from "../../../../infra/local/template/template.ts";

const target = { Arn: "arn:sweeper", Id: "Target0" };

const stackWith = (ScheduleExpression: string, rule: object = {}) =>
  readStack(
    {
      stackName: "test",
      template: Template.parse({
        Resources: {
          Often: {
            Type: "AWS::Events::Rule",
            Properties: { ScheduleExpression, State: "ENABLED", Targets: [target], ...rule },
          },
        },
      }),
      assets: new Map(),
    },
    { region: "eu-central-1", account: "000000000000", queueUrl: (name) => name, secret: () => "" },
  );

const Scheduled = z.object({ time: z.string() });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T09:00:30Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Who was called when, after so many minutes. */
const callsWithin = async (minutes: number, expression: string) => {
  const calls: string[][] = [];
  const sources = startSchedules(stackWith(expression), (arn) => ({
    invoke: async (event) => {
      calls.push([arn, Scheduled.parse(event).time]);
    },
  }));
  vi.advanceTimersByTime(minutes * 60_000);
  await Promise.all(sources.map(({ stop }) => stop()));
  vi.advanceTimersByTime(minutes * 60_000);
  return calls;
};

it.each([
  ["rate(1 minute)", 2, ["2026-11-21T09:01:30Z", "2026-11-21T09:02:30Z"]],
  ["rate(2 hours)", 239, ["2026-11-21T11:00:30Z"]],
])("%s calls its function that often, until it is stopped", async (expression, minutes, times) => {
  expect(await callsWithin(minutes, expression)).toEqual(times.map((time) => ["arn:sweeper", time]));
});

it.each(["rate(soon)", "cron(0 0 * * ? *)", "at(2026-01-01T00:00:00)"])("%s is refused", (expression) => {
  expect(() => startSchedules(stackWith(expression), () => ({ invoke: async () => {} }))).toThrow(
    `The schedule ${expression} is no rate.`,
  );
});

it.each([{ State: "DISABLED" }, { Targets: [{ ...target, Input: "{}" }] }])(
  "a rule is refused that has what the local run does not know: %j",
  (rule) => {
    expect(() =>
      startSchedules(stackWith("rate(1 minute)", rule), () => ({ invoke: async () => {} })),
    ).toThrow(z.ZodError);
  },
);
