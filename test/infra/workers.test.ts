import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type Given, idIn, idsIn, nameOf, otherwise, resourcesOf, sortedIds } from "./synthesised.ts";

const Queue = z.object({
  VisibilityTimeout: z.number().default(30),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.unknown(), maxReceiveCount: z.number() }).optional(),
});
const Source = z.object({
  BatchSize: z.number(),
  EventSourceArn: z.unknown(),
  FunctionName: z.unknown(),
  FunctionResponseTypes: z.array(z.string()),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }).optional(),
});
const Alarm = z.object({
  MetricName: z.string().optional(),
  Threshold: z.number(),
  ComparisonOperator: z.string(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.unknown() })).default([]),
  AlarmActions: z.array(z.unknown()),
});

const sourcesOf = (resources: ReturnType<typeof resourcesOf>) =>
  resources.ofType("AWS::Lambda::EventSourceMapping").map(({ Properties }) => {
    const source = Source.parse(Properties);
    const worker = resources.named(source.FunctionName);
    const queue = resources.named(source.EventSourceArn);
    if (!worker || !queue) throw new Error("A source without queue or worker");
    return { ...source, worker, queue: Queue.parse(queue.Properties) };
  });

const resources = resourcesOf();
const queues = resources
  .ofType("AWS::SQS::Queue")
  .map(({ id, Properties }) => ({ id, ...Queue.parse(Properties) }));
const alarms = resources.ofType("AWS::CloudWatch::Alarm").map(({ Properties }) => Alarm.parse(Properties));
const isDeadLetters = ({ id }: { id: string }) =>
  queues.some(({ RedrivePolicy }) => idIn(RedrivePolicy?.deadLetterTargetArn) === id);

describe("a queue", () => {
  it("gives up a message after five failures and keeps it for a person, who is told", () => {
    const working = queues.filter((queue) => !isDeadLetters(queue));

    expect(working).toHaveLength(9);
    for (const { RedrivePolicy } of working) {
      expect(RedrivePolicy?.maxReceiveCount).toBe(5);
      const deadLetters = idIn(RedrivePolicy?.deadLetterTargetArn);
      const alarm = alarms.find(({ Dimensions }) =>
        Dimensions.some(({ Value }) => idsIn([Value]).includes(deadLetters ?? "")),
      );
      expect(alarm).toMatchObject({
        MetricName: "ApproximateNumberOfMessagesVisible",
        Threshold: 0,
        ComparisonOperator: "GreaterThanThreshold",
      });
      expect(alarm?.AlarmActions).toHaveLength(1);
    }
  });

  it("is worked off by one worker", () => {
    const taken = resources
      .ofType("AWS::Lambda::EventSourceMapping")
      .map(({ Properties }) => idIn(Properties.EventSourceArn));

    expect(taken.toSorted()).toEqual(sortedIds(queues.filter((queue) => !isDeadLetters(queue))));
  });
});

describe("a worker", () => {
  it("is done before its messages become visible to another, and they wait no longer than AWS recommends", () => {
    for (const { worker, queue } of sourcesOf(resources)) {
      const timeout = z.number().parse(worker.Properties.Timeout);
      expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(timeout);
      expect(queue.VisibilityTimeout).toBeLessThanOrEqual(6 * timeout);
    }
  });

  it("gives back only what failed", () => {
    for (const { FunctionResponseTypes } of sourcesOf(resources)) {
      expect(FunctionResponseTypes).toEqual(["ReportBatchItemFailures"]);
    }
  });

  it("takes as many messages as its work allows", () => {
    const sizes = Object.fromEntries(
      sourcesOf(resources).map(({ worker, BatchSize }) => [nameOf(worker), BatchSize]),
    );

    expect(sizes).toEqual({
      "newsletter-planner": 1,
      "newsletter-sender": 10,
      "push-sender": 10,
      "ses-events": 10,
      "account-mails": 10,
      "mail-outbox": 10,
      "document-texts": 1,
      "file-uploads": 5,
      "zip-maker": 1,
    });
  });

  it("leaves concurrency to the API, however long its queue is", () => {
    const most = sourcesOf(resources).map(({ ScalingConfig }) => ScalingConfig?.MaximumConcurrency ?? 1_000);

    expect(most.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(40);
  });

  it("sends as many batches at once as the setting says", () => {
    const concurrencyIn = (context: Given) =>
      sourcesOf(resourcesOf(context)).find(({ worker }) => nameOf(worker) === "newsletter-sender")
        ?.ScalingConfig?.MaximumConcurrency;

    expect(concurrencyIn({})).toBe(8);
    expect(concurrencyIn(otherwise)).toBe(20);
  });

  it("may call itself by its own queue only where that ends otherwise", () => {
    const allowed = resources.functions.filter(({ Properties }) => Properties.RecursiveLoop === "Allow");

    expect(allowed.map(nameOf).toSorted()).toEqual(["mail-outbox", "newsletter-sender"]);
  });

  it("that a schedule calls comes at its interval, and is not tried twice", () => {
    const Rule = z.object({
      ScheduleExpression: z.string(),
      Targets: z.array(
        z.object({ Arn: z.unknown(), RetryPolicy: z.object({ MaximumRetryAttempts: z.number() }) }),
      ),
    });
    const rules = resources.ofType("AWS::Events::Rule").map(({ Properties }) => Rule.parse(Properties));
    const targets = rules.flatMap(({ Targets }) => Targets);
    const called = resources.functions.filter(({ id }) => targets.some(({ Arn }) => idIn(Arn) === id));
    const invocations = resources
      .ofType("AWS::Lambda::EventInvokeConfig")
      .map(({ Properties }) => Properties);
    const intervals = new Map(
      called.map((one) => [
        nameOf(one),
        rules.find(({ Targets }) => Targets.some(({ Arn }) => idIn(Arn) === one.id))?.ScheduleExpression,
      ]),
    );

    expect(Object.fromEntries(intervals)).toEqual({
      "article-announcer": "rate(1 minute)",
      "calendar-notifier": "rate(1 minute)",
      "file-sweeper": "rate(5 minutes)",
      "cloud-notifier": "rate(5 minutes)",
      "forum-notifier": "rate(1 minute)",
      "deletion-sweeper": "rate(1 hour)",
      "mail-sweeper": "rate(1 minute)",
      "newsletter-sweeper": "rate(1 minute)",
      "personal-data": "rate(1 minute)",
      "search-repair": "rate(5 minutes)",
    });
    expect(targets.every(({ RetryPolicy }) => RetryPolicy.MaximumRetryAttempts === 0)).toBe(true);
    expect(invocations.every(({ MaximumRetryAttempts }) => MaximumRetryAttempts === 0)).toBe(true);
    expect(invocations.map(({ FunctionName }) => idIn(FunctionName)).toSorted()).toEqual(sortedIds(called));
  });
});

describe("an alarm", () => {
  it("may be announced by CloudWatch of this account, and by nobody without TLS", () => {
    const Statement = z.object({
      Effect: z.string(),
      Principal: z.unknown(),
      Action: z.union([z.string(), z.array(z.string())]),
      Resource: z.unknown(),
      Condition: z.unknown(),
    });
    const Policy = z.object({
      PolicyDocument: z.object({ Statement: z.array(Statement) }),
      Topics: z.array(z.unknown()),
    });
    const topics = new Set(alarms.flatMap(({ AlarmActions }) => AlarmActions.map(idIn)));
    const [policy, ...others] = resources
      .ofType("AWS::SNS::TopicPolicy")
      .map(({ Properties }) => Policy.parse(Properties));

    expect(others).toEqual([]);
    expect(policy?.Topics.map(idIn)).toEqual([...topics]);
    expect(policy?.PolicyDocument.Statement.toSorted((a, b) => a.Effect.localeCompare(b.Effect))).toEqual([
      {
        Effect: "Allow",
        Principal: { Service: "cloudwatch.amazonaws.com" },
        Action: "sns:Publish",
        Resource: policy?.Topics[0],
        Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
      },
      {
        Effect: "Deny",
        Principal: "*",
        Action: "sns:Publish",
        Resource: policy?.Topics[0],
        Condition: { Bool: { "aws:SecureTransport": "false" } },
      },
    ]);
  });
});

describe("every function", () => {
  it("runs on Node 24 on ARM, traced, with a log that ends", () => {
    for (const { Properties } of resources.functions) {
      expect(Properties).toMatchObject({
        Runtime: "nodejs24.x",
        Architectures: ["arm64"],
        TracingConfig: { Mode: "Active" },
      });
    }
    const logs = resources.ofType("AWS::Logs::LogGroup");
    expect(logs.filter(({ Properties }) => !Properties.RetentionInDays)).toEqual([]);
  });

  it("follows the architecture of the machine where one is given", () => {
    const { functions } = resourcesOf(otherwise);

    expect(new Set(functions.map(({ Properties }) => JSON.stringify(Properties.Architectures)))).toEqual(
      new Set(['["x86_64"]']),
    );
  });
});
