import { Annotations, Match } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { nameOf, resourcesOf, synthesised } from "./synthesised.ts";

const certificateArn = "arn:aws:acm:us-east-1:123456789012:certificate/1a2b";
const domain = "portal.example.at";

const variablesOf = (name: string, context: Record<string, unknown>) => {
  const found = resourcesOf(context).functions.find((resource) => nameOf(resource) === name);
  return z.object({ Variables: z.record(z.string(), z.unknown()) }).parse(found?.Properties.Environment)
    .Variables;
};
const aliasesIn = (context: Record<string, unknown>) =>
  z
    .object({ DistributionConfig: z.object({ Aliases: z.array(z.string()).default([]) }) })
    .parse(resourcesOf(context).ofType("AWS::CloudFront::Distribution")[0]?.Properties).DistributionConfig
    .Aliases;

describe("the settings of a deployment", () => {
  it("need not be given: the stage is dev, at CloudFront's own name", () => {
    const { stack, settings } = synthesised();

    expect(stack.stackName).toBe("kanzleiportal-dev");
    expect(settings).toMatchObject({
      architecture: "arm64",
      senderConcurrency: 8,
      maxFailurePercent: 10,
      nag: true,
    });
    expect(aliasesIn({})).toEqual([]);
    expect(JSON.stringify(variablesOf("login", {}).PORTAL_ORIGIN)).toContain("DomainName");
  });

  it("give the portal its own name for links, mails and browsers", () => {
    const context = { stage: "prod", domain, certificateArn };

    expect(aliasesIn(context)).toEqual([domain]);
    expect(variablesOf("login", context)).toMatchObject({
      PORTAL_ORIGIN: `https://${domain}`,
      STAGE: "prod",
    });
    expect(variablesOf("mail-outbox", context).MAIL_FROM).toContain(`@${domain}>`);
  });

  it("lead to nowhere by no means: without a certificate links keep CloudFront's name, and one is told", () => {
    const { stack } = synthesised({ domain });

    Annotations.fromStack(stack).hasWarning("*", Match.stringLikeRegexp("certificateArn"));
    expect(aliasesIn({ domain })).toEqual([]);
    expect(JSON.stringify(variablesOf("login", { domain }).PORTAL_ORIGIN)).toContain("DomainName");
    expect(variablesOf("mail-outbox", { domain }).MAIL_FROM).toContain(`@${domain}>`);
  });

  it("make address and DKIM records where the zone is ours", () => {
    const records = (context: Record<string, unknown>) =>
      resourcesOf({ domain, certificateArn, hostedZoneId: "Z1", ...context })
        .ofType("AWS::Route53::RecordSet")
        .map(({ Properties }) => String(Properties.Type))
        .toSorted();

    expect(records({})).toEqual(["A", "AAAA", "CNAME", "CNAME", "CNAME"]);
    expect(records({ mailDomain: "example.org" })).toEqual(["A", "AAAA"]);
  });

  it("tell somebody of alarms where an address is given", () => {
    const subscriptions = (context: Record<string, unknown>) =>
      resourcesOf(context)
        .ofType("AWS::SNS::Subscription")
        .map(({ Properties }) => Properties.Endpoint);

    expect(subscriptions({})).toEqual([]);
    expect(subscriptions({ alarmEmail: "technik@example.at" })).toEqual(["technik@example.at"]);
  });

  it.each([
    ["stage", "PROD!"],
    ["domain", "https://portal.example.at"],
    ["architecture", "mips"],
    ["senderConcurrency", "1"],
    ["maxFailurePercent", "0"],
    ["nag", "perhaps"],
  ])("are refused by name when wrong: %s=%s", (key, value) => {
    expect(() => synthesised({ [key]: value })).toThrow(new RegExp(`Wrong context[^]*at ${key}`));
  });
});
