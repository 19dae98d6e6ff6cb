import { Duration, Validations } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { nothingLost } from "./scheduled-worker.construct.ts";

/** EventBridge quotas, "Targets per rule". */
const MOST_TARGETS = 5;

interface Scheduled {
  readonly handler: IFunction;
  readonly every: Duration;
}

/** Workers of the same interval share rules. */
export class Schedules extends Construct {
  constructor(scope: Construct, id: string, workers: readonly Scheduled[]) {
    super(scope, id);
    for (const [minutes, together] of Map.groupBy(workers, ({ every }) => every.toMinutes())) {
      for (let start = 0; start < together.length; start += MOST_TARGETS) {
        const rule = new Rule(this, `Every${minutes}Minutes${start / MOST_TARGETS + 1}`, {
          schedule: Schedule.rate(Duration.minutes(minutes)),
          targets: together
            .slice(start, start + MOST_TARGETS)
            .map(
              ({ handler }) =>
                new LambdaFunction(handler, { retryAttempts: 0, maxEventAge: Duration.minutes(1) }),
            ),
        });
        Validations.of(rule).acknowledge({ id: "Serverless-EventBusDLQ", reason: nothingLost });
      }
    }
  }
}
