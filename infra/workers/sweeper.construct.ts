import { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { Construct } from "constructs";
import { PortalFunction, type PortalFunctionProps } from "../functions/portal-function.construct.ts";

export type SweeperProps = Pick<PortalFunctionProps, "resources" | "settings" | "alarms" | "environment">;

/** Looks every minute for work that a lost message left lying. */
export class Sweeper extends Construct {
  constructor(scope: Construct, id: string, props: SweeperProps) {
    super(scope, id);
    const { handler } = new PortalFunction(this, "newsletter-sweeper", {
      ...props,
      entry: "workers/newsletter-sweeper.function.ts",
      memorySize: 512,
      timeout: Duration.seconds(60),
      // A missed sweep is made up for by the next one, so it isn't tried again, whether delivered or not.
      retryAttempts: 0,
      needs: { table: "readWrite", sendsTo: ["newsletter-plan", "newsletter-batches", "mail"] },
    });
    new Rule(this, "EveryMinute", {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(handler, { retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
    });
  }
}
