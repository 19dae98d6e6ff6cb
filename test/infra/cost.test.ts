import { describe, expect, it } from "vitest";
import { costOf, type Month, totalOf } from "../../infra/cost/month.ts";
import { readMonth } from "../../infra/cost/read-month.ts";
import { production, resourcesOf, templatesOf } from "./synthesised.ts";

const { parent } = templatesOf(production);
const idle: Month = { newsletters: 0, recipients: 0, people: 0, uploaded: 0, zips: 0, "backup-days": 0 };
const total = (month: Partial<Month>) => totalOf(costOf(parent, { ...idle, ...month }));
const lineOf = (name: string, month: Partial<Month> = {}) =>
  costOf(parent, { ...idle, ...month }).find((line) => line.name === name);

describe("what a month costs", () => {
  it("is a few dollars if nobody comes", () => {
    expect(total({})).toBeGreaterThan(1);
    expect(total({})).toBeLessThan(16);
  });

  it("is for 100,000 mails little more than SES takes", () => {
    const mails = total({ newsletters: 1, recipients: 100_000 }) - total({});

    expect(lineOf("SES: mails", { newsletters: 1, recipients: 100_000 })?.dollars).toBe(10);
    expect(mails).toBeGreaterThan(10);
    expect(mails).toBeLessThan(10.7);
  });

  it("counts what the template has, and each alarm by its metrics", () => {
    const resources = resourcesOf(production);
    const alarms = resources.ofType("AWS::CloudWatch::Alarm").map(({ Properties }) => Properties);
    const ofOneMetric = alarms.filter(({ Metrics }) => !Metrics).length;
    const workers = resources.functions.filter(({ Metadata }) =>
      Metadata["aws:cdk:path"].includes("/Workers/"),
    ).length;
    const functions = resources.ofType("AWS::Lambda::Function").length;

    // Two alarms compare two metrics each, some share the workers' durations, one asks for each function's errors.
    expect(lineOf("CloudWatch: metrics of alarms")?.amount).toBe(ofOneMetric + 2 * 2 + workers + functions);
    expect(lineOf("Secrets Manager: secrets")?.amount).toBe(
      resources.ofType("AWS::SecretsManager::Secret").length,
    );
    expect(lineOf("CloudWatch: own metrics")?.amount).toBe(5);
  });

  it("counts a run of each schedule's worker at its interval", () => {
    const perMonth = 730 * 60;
    const hourly = 730;

    expect(lineOf("Lambda: calls")?.amount).toBeCloseTo(6 * perMonth + (3 * perMonth) / 5 + hourly);
  });

  it("is for the cloud mostly what is scanned and stored, versions included", () => {
    const hundred = total({ uploaded: 100 }) - total({});

    expect(lineOf("S3: GB stored", { uploaded: 100 })?.amount).toBe(100);
    expect(hundred).toBeGreaterThan(100 * (0.09 + 0.0245));
    expect(hundred).toBeLessThan(100 * 0.15);
  });

  it("is for a ZIP mostly what is stored of it: its download is within what CloudFront sends for nothing", () => {
    const hundred = lineOf("Lambda: GB seconds", { zips: 100 })?.amount ?? 0;
    const idleSeconds = lineOf("Lambda: GB seconds")?.amount ?? 0;

    expect(hundred - idleSeconds).toBeLessThan(400_000 / 100);
    expect(lineOf("CloudFront: GB", { zips: 100 })).toMatchObject({ amount: 100, dollars: 0 });
    expect(total({ zips: 100 }) - total({})).toBeLessThan(5);
  });

  it("counts what mails show when they are opened, and what people are shown", () => {
    const shown = { newsletters: 1, recipients: 100_000, people: 300 };

    const codeAndAnswers = 0.042 + 0.03528;
    const pictures = 0.126;
    expect(lineOf("CloudFront: GB", shown)?.amount).toBeCloseTo(12 + 300 * (codeAndAnswers + pictures));
    expect(lineOf("CloudFront: GB", shown)?.dollars).toBe(0);
  });

  it("counts page views by the share of sessions that the stage reports", () => {
    const reporting = templatesOf({ ...production, pageViewSampleRate: 0.1 }).parent;
    const events = costOf(reporting, { ...idle, people: 300 }).find(({ name }) => name === "RUM: events");

    expect(lineOf("RUM: events", { people: 300 })?.dollars).toBe(0);
    expect(events?.amount).toBeCloseTo(300 * 21 * 6);
  });

  it("counts a whole copy of the table for each night that is kept, and the files twice", () => {
    const kept = { people: 100, "backup-days": 35 };

    expect(lineOf("AWS Backup: GB of the table", kept)?.amount).toBeCloseTo(38 * 0.2);
    expect(lineOf("AWS Backup: GB of files", kept)?.amount).toBeCloseTo(2 * 30);
    expect(lineOf("AWS Backup: GB of files", { people: 100 })).toBeUndefined();
  });

  it("grows with people, beyond what is free", () => {
    expect(total({ people: 300 })).toBeLessThan(total({ people: 3000 }));
    expect(lineOf("CloudFront: requests", { people: 300 })?.dollars).toBe(0);
  });
});

describe("what is typed after npm run cost", () => {
  it("names what is used; what is missing counts as none", () => {
    expect(readMonth(["--newsletters", "4", "--recipients", "100000", "--zips", "3"])).toEqual({
      newsletters: 4,
      recipients: 100_000,
      people: 0,
      uploaded: 0,
      zips: 3,
      "backup-days": 0,
    });
  });

  it.each([[["--people", "many"]], [["--years", "3"]]])("is refused with how it is right: %j", (typed) => {
    expect(() => readMonth(typed)).toThrow("Usage: npm run cost -- --newsletters 4");
  });
});

describe("the API", () => {
  it("pays for no metrics of single routes, which would cost more than all the rest", () => {
    const [stage] = resourcesOf().ofType("AWS::ApiGatewayV2::Stage");

    expect(JSON.stringify(stage?.Properties)).not.toContain("DetailedMetricsEnabled");
  });
});
