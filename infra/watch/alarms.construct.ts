import { Duration, Stack, Validations } from "aws-cdk-lib";
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";

export interface AlarmsProps {
  readonly email?: string | undefined;
}

interface Watched {
  readonly metric: IMetric;
  readonly description: string;
  /** The chapter of `infra/RUNBOOK.md` that says what to do. */
  readonly runbook: string;
}

interface Limit extends Watched {
  readonly above: number;
}

export const alarmPeriod = Duration.minutes(5);

export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { email }: AlarmsProps) {
    super(scope, id);
    this.topic = new Topic(this, "Topic", { enforceSSL: true });
    // A custom topic policy replaces the default one, which lets the account's alarms publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ["sns:Publish"],
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { "aws:SourceAccount": Stack.of(this).account } },
      }),
    );
    if (!email) return;
    this.topic.addSubscription(new EmailSubscription(email));
    Validations.of(this.topic).acknowledge({
      id: "Serverless-SNSRedrivePolicy",
      reason: "An alarm that mail did not deliver is still on the dashboard.",
    });
  }

  /** Missing data counts as healthy. */
  when(scope: Construct, id: string, { above, ...watched }: Limit) {
    this.add(scope, id, watched, {
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  /** For what must happen in each period of the metric. */
  unless(scope: Construct, id: string, watched: Watched) {
    this.add(scope, id, watched, {
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  private add(
    scope: Construct,
    id: string,
    { metric, description, runbook }: Watched,
    condition: Pick<AlarmProps, "threshold" | "comparisonOperator" | "treatMissingData">,
  ) {
    const alarm = new Alarm(scope, id, {
      ...condition,
      metric,
      evaluationPeriods: 1,
      alarmDescription: `${description} RUNBOOK.md, "${runbook}".`,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    this.all.push(alarm);
  }
}
