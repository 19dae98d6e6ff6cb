import { randomUUID } from "node:crypto";
import { millisecondsInMinute } from "date-fns/constants";
import { formatISO } from "date-fns/formatISO";
import * as z from "zod";
import { inUtc } from "../../../shared/dates/utc-dates.ts";
import type { LocalFunction } from "../lambda/functions.ts";
import type { Stack } from "../template/stack.ts";
import { minutesOf } from "./schedule-expression.ts";
import type { Source } from "./source.ts";

const Rule = z.object({
  ScheduleExpression: z.string(),
  State: z.literal("ENABLED"),
  Targets: z.array(z.strictObject({ Arn: z.string(), Id: z.string(), RetryPolicy: z.unknown().optional() })),
});

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

export const startSchedules = (
  stack: Stack,
  functionNamed: (arn: string) => Pick<LocalFunction, "invoke">,
): Source[] =>
  stack.ofType("AWS::Events::Rule", Rule).map(({ ref, properties }) => {
    const handlers = properties.Targets.map(({ Arn }) => functionNamed(Arn));
    const running = new Set<Promise<unknown>>();

    const fire = () => {
      for (const handler of handlers) {
        // The function's log has the failure, and the next run comes anyway.
        const run = handler
          .invoke(scheduledEvent(ref, stack))
          .catch(() => {})
          .finally(() => running.delete(run));
        running.add(run);
      }
    };

    const timer = setInterval(fire, minutesOf(properties.ScheduleExpression) * millisecondsInMinute);
    return {
      stop: async () => {
        clearInterval(timer);
        await Promise.all(running);
      },
    };
  });
