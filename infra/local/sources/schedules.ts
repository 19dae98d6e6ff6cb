import { randomUUID } from "node:crypto";
import { formatISO } from "date-fns/formatISO";
import * as z from "zod";
import { inUtc } from "../../../shared/dates/utc-dates.ts";
import type { Stack } from "../template/stack.ts";
import { readSchedule } from "./schedule-expression.ts";
import type { Source } from "./source.ts";

const Target = z.object({ Arn: z.string(), Input: z.string().optional() });

const Rule = z.object({
  ScheduleExpression: z.string().optional(),
  State: z.string().default("ENABLED"),
  Targets: z.array(Target).default([]),
});

const Schedule = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().optional(),
  State: z.string().default("ENABLED"),
  Target,
});

interface Timetable {
  readonly name: string;
  readonly expression: string;
  readonly timeZone?: string | undefined;
  readonly targets: readonly z.output<typeof Target>[];
}

const timetables = (stack: Stack): Timetable[] => [
  ...stack
    .ofType("AWS::Events::Rule", Rule)
    .flatMap(({ ref, properties }) =>
      properties.State === "ENABLED" && properties.ScheduleExpression !== undefined
        ? [{ name: ref, expression: properties.ScheduleExpression, targets: properties.Targets }]
        : [],
    ),
  ...stack.ofType("AWS::Scheduler::Schedule", Schedule).flatMap(({ ref, properties }) =>
    properties.State === "ENABLED"
      ? [
          {
            name: ref,
            expression: properties.ScheduleExpression,
            timeZone: properties.ScheduleExpressionTimezone,
            targets: [properties.Target],
          },
        ]
      : [],
  ),
];

const scheduledEvent = (name: string, { region, account }: Stack) => ({
  version: "0",
  id: randomUUID(),
  "detail-type": "Scheduled Event",
  source: "aws.events",
  account,
  time: formatISO(new Date(), { in: inUtc }),
  region,
  resources: [`arn:aws:events:${region}:${account}:rule/${name}`],
  detail: {},
});

export type Deliver = (arn: string, event: unknown) => Promise<unknown>;

const follow = (
  { name, expression, timeZone, targets }: Timetable,
  stack: Stack,
  deliver: Deliver,
): Source => {
  const next = readSchedule(expression, timeZone);
  const running = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;

  const fire = () => {
    for (const { Arn, Input } of targets) {
      const event: unknown = Input === undefined ? scheduledEvent(name, stack) : JSON.parse(Input);
      // The function's log has the failure, and the next run comes anyway.
      const delivery = deliver(Arn, event)
        .catch(() => {})
        .finally(() => running.delete(delivery));
      running.add(delivery);
    }
    wait();
  };

  const wait = () => {
    const now = new Date();
    const due = next(now).getTime() - now.getTime();
    // The longest time of a timer.
    timer = due > 2 ** 31 - 1 ? setTimeout(wait, 2 ** 31 - 1) : setTimeout(fire, due);
  };

  wait();
  return {
    stop: async () => {
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
};

export const startSchedules = (stack: Stack, deliver: Deliver): Source[] =>
  timetables(stack).map((timetable) => follow(timetable, stack, deliver));
