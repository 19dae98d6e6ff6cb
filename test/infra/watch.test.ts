import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { NO_EVENTS } from "../../functions/news/delivery/doubt.ts";
import { idIn, idsIn, nameOf, otherwise, resourcesOf } from "./synthesised.ts";

const Dimension = z.object({ Name: z.string(), Value: z.unknown() });
const Alarm = z.object({
  AlarmDescription: z.string(),
  MetricName: z.string().optional(),
  Period: z.number().optional(),
  Threshold: z.number(),
  TreatMissingData: z.string(),
  AlarmActions: z.array(z.unknown()),
  Dimensions: z.array(Dimension).default([]),
  Metrics: z
    .array(
      z.object({
        Expression: z.string().optional(),
        Label: z.string().optional(),
        MetricStat: z
          .object({
            Metric: z.object({ MetricName: z.string(), Dimensions: z.array(Dimension).default([]) }),
          })
          .optional(),
      }),
    )
    .default([]),
});

const resources = resourcesOf();
const alarms = resources
  .ofType("AWS::CloudWatch::Alarm")
  .map(({ id, Properties }) => ({ id, ...Alarm.parse(Properties) }));
const alarmsOn = (metric: string) => alarms.filter(({ MetricName }) => MetricName === metric);
const watchedBy = (metric: string) =>
  alarmsOn(metric)
    .flatMap(({ Dimensions }) => Dimensions.map(({ Value }) => idIn(Value)))
    .toSorted();
const idsOfWorkers = (select: (name: string) => boolean = () => true) =>
  resources.functions
    .filter(({ Metadata }) => Metadata["aws:cdk:path"].includes("/Workers/"))
    .filter((worker) => select(nameOf(worker)))
    .map(({ id }) => id)
    .toSorted();
const chapterOf = ({ AlarmDescription }: { AlarmDescription: string }) =>
  /RUNBOOK\.md, "(.+)"\.$/.exec(AlarmDescription)?.[1];

describe("the runbook", () => {
  const text = readFileSync(resolve(import.meta.dirname, "../../infra/RUNBOOK.md"), "utf8");
  const [, alarmsPart = ""] = /\n## Alarms\n([\s\S]*?)(?=\n## |$)/.exec(text) ?? [];
  const chapters = alarmsPart
    .split(/^### /m)
    .slice(1)
    .map((chapter) => {
      const [title = "", ...lines] = chapter.split("\n").filter((line) => line.trim() !== "");
      return { title, lines };
    });

  it("has a chapter for every alarm, and none for an alarm that is gone", () => {
    expect(chapters.map(({ title }) => title).toSorted()).toEqual(
      [...new Set(alarms.map(chapterOf))].toSorted(),
    );
  });

  it.each(chapters)(
    "says of $title in five lines what it means, where to look and what to do",
    ({ lines }) => {
      expect(lines.length).toBeLessThanOrEqual(5);
      for (const word of ["Means:", "Look:", "Do:"]) {
        expect(lines.filter((line) => line.startsWith(word))).toHaveLength(1);
      }
    },
  );
});

describe("an alarm", () => {
  it("is told to somebody, and only what must happen alarms by its absence", () => {
    for (const { AlarmActions } of alarms) expect(AlarmActions).toHaveLength(1);
    const byAbsence = alarms.filter(({ TreatMissingData }) => TreatMissingData === "breaching");

    expect(new Set(byAbsence.map(chapterOf))).toEqual(new Set(["Missed schedules"]));
  });

  it("comes within a minute of a dead letter, and before that when the worker fails for the first time", () => {
    const dead = alarms.filter((alarm) => chapterOf(alarm) === "Dead letters");
    const [failures, ...others] = alarmsOn("WorkerFailures");
    const filters = resources
      .ofType("AWS::Logs::MetricFilter")
      .filter(({ Properties }) => JSON.stringify(Properties).includes("WorkerFailures"));

    expect(dead.map(({ Period }) => Period)).toEqual(dead.map(() => 60));
    expect(others).toEqual([]);
    expect(failures).toMatchObject({ Period: 300, Threshold: 0 });
    expect(filters).toHaveLength(idsOfWorkers().length);
    for (const { Properties } of filters) expect(Properties.FilterPattern).toBe('{ $.level = "ERROR" }');
  });

  it("comes when a message waits for longer than its queue ever should", () => {
    const working = resources
      .ofType("AWS::SQS::Queue")
      .filter(({ Properties }) => Properties.RedrivePolicy !== undefined)
      .map(({ id }) => id);

    expect(alarmsOn("ApproximateAgeOfOldestMessage")).toHaveLength(working.length);
    for (const { Threshold } of alarmsOn("ApproximateAgeOfOldestMessage")) {
      expect(Threshold).toBeGreaterThanOrEqual(600);
    }
  });

  it("tells by one query which function ended with an error", () => {
    const errors = alarms.filter((alarm) => chapterOf(alarm) === "Function errors");

    expect(errors.map(({ Metrics, Threshold }) => [Metrics[0]?.Expression, Threshold])).toEqual([
      ['SELECT SUM(Errors) FROM SCHEMA("AWS/Lambda", FunctionName) GROUP BY FunctionName', 0],
    ]);
  });

  it("watches how near each worker comes to the end of its time, and names it", () => {
    const long = alarms.filter((alarm) => chapterOf(alarm) === "Long runs");
    const timeouts = new Map(
      resources.functions.map(({ id, Properties }) => [id, Number(Properties.Timeout)]),
    );
    const watched = long.flatMap(({ AlarmDescription, Metrics, Threshold }) =>
      Metrics.flatMap(({ MetricStat, Label = "" }) => {
        const id = idIn(MetricStat?.Metric.Dimensions[0]?.Value);
        return id ? [{ id, seconds: Threshold / 800, isNamed: AlarmDescription.includes(Label) }] : [];
      }),
    );

    expect(watched.map(({ id }) => id).toSorted()).toEqual(idsOfWorkers());
    for (const { id, seconds, isNamed } of watched)
      expect([seconds, isNamed]).toEqual([timeouts.get(id), true]);
    expect(alarmsOn("IntegrationLatency")[0]?.Threshold).toBe(23_200);
  });

  it("comes when mails of a newsletter are in doubt and SES reports nothing", () => {
    const filters = resources
      .ofType("AWS::Logs::MetricFilter")
      .filter(({ Properties }) => JSON.stringify(Properties).includes("MissingMailEvents"));

    expect(alarmsOn("MissingMailEvents")).toHaveLength(1);
    expect(filters.map(({ Properties }) => Properties.FilterPattern)).toEqual([
      `{ $.message = "${NO_EVENTS}" }`,
    ]);
  });

  it("comes when a schedule does not run", () => {
    const scheduled = resources
      .ofType("AWS::Events::Rule")
      .flatMap(({ Properties }) => idsIn(Properties.Targets))
      .toSorted();

    expect(watchedBy("Invocations")).toEqual(scheduled);
    expect(scheduled).toHaveLength(10);
  });

  it("comes when Lambda drops the messages of a worker that sends some itself", () => {
    const sending = ["newsletter-planner", "account-mails", "zip-maker"];

    expect(watchedBy("RecursiveInvocationsDropped")).toEqual(idsOfWorkers((name) => sending.includes(name)));
  });

  it.each([
    ["Throttles", 1],
    ["DeliveryToS3.DataFreshness", 1],
    ["Reputation.BounceRate", 1],
    ["Reputation.ComplaintRate", 1],
    ["Send", 1],
    ["Refusals", 1],
    ["LateUploads", 1],
    ["IncompleteIndexes", 1],
  ])("watches %s", (metric, count) => {
    expect(alarmsOn(metric)).toHaveLength(count);
  });

  it("comes when a function that searches or indexes tells of an index that lacks something", () => {
    const filters = resources
      .ofType("AWS::Logs::MetricFilter")
      .filter(({ Properties }) => JSON.stringify(Properties).includes("IncompleteIndexes"));
    const pattern = '{ $.message = "an index is incomplete" }';

    expect(filters.map(({ Metadata }) => Metadata["aws:cdk:path"].split("/").at(-3)).toSorted()).toEqual([
      "cloud",
      "discussions",
      "news",
      "search",
      "search-repair",
    ]);
    expect(filters.map(({ Properties }) => Properties.FilterPattern)).toEqual(filters.map(() => pattern));
  });

  it("counts server errors by their share, and throttles of reads and writes together", () => {
    const expressions = alarms.flatMap(({ Metrics }) =>
      Metrics.flatMap(({ Expression }) => Expression ?? []),
    );

    expect(expressions).toContain("FILL(reads, 0) + FILL(writes, 0)");
    expect(expressions).toContain("IF(calls >= 20, 100 * errors / calls, 0)");
  });

  it("comes at 80 % of the mails that the stage may send in a day", () => {
    const [quota] = resourcesOf(otherwise)
      .ofType("AWS::CloudWatch::Alarm")
      .map(({ Properties }) => Alarm.parse(Properties))
      .filter(({ MetricName }) => MetricName === "Send");

    expect(quota).toMatchObject({ Threshold: 800, Period: 86_400 });
  });
});

describe("the dashboard", () => {
  const [dashboard, ...others] = resources.ofType("AWS::CloudWatch::Dashboard");
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);

  it("is one, and shows the state of every alarm", () => {
    expect(others).toEqual([]);
    const shown = new Set(idsIn(dashboard?.Properties.DashboardBody));
    expect(alarms.filter(({ id }) => !shown.has(id))).toEqual([]);
  });

  it("costs nothing: it shows at most 50 metrics", () => {
    const metrics = body.match(/\[\\"(AWS\/\w+|Kanzleiportal\/\w+)\\"/g) ?? [];

    expect(metrics.length).toBeGreaterThan(20);
    expect(metrics.length).toBeLessThanOrEqual(50);
  });
});
