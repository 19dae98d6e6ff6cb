import { spawnSync } from "node:child_process";
import { App } from "aws-cdk-lib";
import { Annotations, Match } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { settingsFrom, settingsOf } from "../../infra/settings.ts";
import { stages } from "../../infra/stages/stages.ts";
import {
  entra,
  type Given,
  nameOf,
  otherwise,
  production,
  resourcesOf,
  synthesised,
  variablesIn,
} from "./synthesised.ts";

const domain = "portal.example.at";
const neededInProduction = ["account", "region", "domain", "certificateArn", "mailDomain", "alarmEmail"];

const variablesOf = (name: string, context: Given) => variablesIn(resourcesOf(context).functionOf(name));
const aliasesIn = (context: Given) =>
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
    expect(aliasesIn(production)).toEqual([domain]);
    expect(variablesOf("login", production)).toMatchObject({
      PORTAL_ORIGIN: `https://${domain}`,
      STAGE: "prod",
    });
    expect(variablesOf("mail-outbox", production).MAIL_FROM).toContain("@example.at>");
  });

  it("pin production to its account and region, and protect it", () => {
    const { stack } = synthesised(production);

    expect([stack.account, stack.region]).toEqual(["123456789012", "eu-central-1"]);
    expect(stack.terminationProtection).toBe(true);
    expect(synthesised({ ...production, protection: false }).stack.terminationProtection).toBe(false);
    expect(synthesised().stack.terminationProtection).toBe(false);
  });

  it("lead to nowhere by no means: without a certificate links keep CloudFront's name, and one is told", () => {
    const { stack } = synthesised({ domain });

    Annotations.fromStack(stack).hasWarning("*", Match.stringLikeRegexp("certificateArn"));
    expect(aliasesIn({ domain })).toEqual([]);
    expect(JSON.stringify(variablesOf("login", { domain }).PORTAL_ORIGIN)).toContain("DomainName");
    expect(variablesOf("mail-outbox", { domain }).MAIL_FROM).toContain(`@${domain}>`);
  });

  it("make address and DKIM records where the zone is ours", () => {
    const records = (context: Given) =>
      resourcesOf(context)
        .ofType("AWS::Route53::RecordSet")
        .map(({ Properties }) => String(Properties.Type))
        .toSorted();

    expect(records(otherwise)).toEqual(["A", "AAAA", "CNAME", "CNAME", "CNAME"]);
    expect(records(production)).toEqual(["A", "AAAA"]);
  });

  it("tell somebody of alarms where an address is given", () => {
    const subscriptions = (context: Given) =>
      resourcesOf(context)
        .ofType("AWS::SNS::Subscription")
        .map(({ Properties }) => Properties.Endpoint);

    expect(subscriptions({})).toEqual([]);
    expect(subscriptions(production)).toEqual(["technik@example.at"]);
  });

  it.each([
    ["account", "1234"],
    ["region", "Frankfurt"],
    ["domain", "https://portal.example.at"],
    ["certificateArn", "arn:aws:acm:eu-central-1:123456789012:certificate/1a2b"],
    ["architecture", "mips"],
    ["senderConcurrency", 1],
    ["maxFailurePercent", 0],
  ])("are refused by name when wrong: %s=%s", (key, value) => {
    expect(() => synthesised({ [key]: value })).toThrow(new RegExp(`infra/stages/dev[.]ts[^]*${key} `));
  });

  it("of production are refused with a sentence for each that is missing", () => {
    const missing = neededInProduction;

    expect(() => synthesised({ stage: "prod" })).toThrow(
      new RegExp(missing.map((name) => `${name} is needed: .+`).join("\\s+")),
    );
    expect(synthesised(production).settings).toMatchObject(production);
  });

  it("let production report a tenth of its sessions at most, for each is paid for", () => {
    expect(() => synthesised({ ...production, pageViewSampleRate: 0.2 })).toThrow(
      "pageViewSampleRate is at most 0.1 in production",
    );
  });

  it("of production are asked for in sentences alone", () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["infra/cdk.ts", "synth", "-c", "stage=prod"],
      { encoding: "utf8" },
    );

    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.replaceAll(/: .+/g, "")).toBe(
      [
        "infra/stages/prod.ts cannot be deployed:",
        ...neededInProduction.map((name) => `  ${name} is needed`),
        "",
      ].join("\n"),
    );
  });

  it("come from the file of the stage, and not from the command line", () => {
    const settingsWith = (context: object) => settingsFrom(new App({ context: { ...context } }).node, stages);

    expect(settingsWith({ architecture: "x86_64", nag: "false" })).toMatchObject({
      stage: "dev",
      architecture: "x86_64",
      nag: false,
    });
    expect(() => settingsWith({ domain })).toThrow(/domain belongs in infra\/stages\/dev[.]ts/);
    expect(() => settingsWith({ stage: "test" })).toThrow(
      /There is no infra\/stages\/test[.]ts, only dev, prod/,
    );
  });
});

describe("providers of the firm's accounts", () => {
  it("are told to the function that signs in by them, and to no other; their secrets are never in the template", () => {
    const { SIGN_IN_PROVIDERS: providers, SIGN_IN_SECRET_ENTRA: secret } = variablesOf(
      "federation",
      otherwise,
    );

    expect(JSON.parse(String(providers))).toEqual([{ ...entra, createEmployees: "1" }]);
    expect(secret).toBe("{{resolve:secretsmanager:kanzleiportal-test-sign-in-entra-1:SecretString:::}}");
    const knowing = resourcesOf(otherwise).functions.filter((resource) =>
      JSON.stringify(resource.Properties.Environment).includes("sign-in-entra"),
    );
    expect(knowing.map(nameOf)).toEqual(["federation"]);
    for (const name of ["login", "administration", "account-mails", "federation"])
      expect(variablesOf(name, otherwise).FIRM_ACCOUNTS, name).toBe("on");
    expect(variablesOf("federation", {})).not.toHaveProperty("SIGN_IN_PROVIDERS");
    expect(variablesOf("login", {})).not.toHaveProperty("FIRM_ACCOUNTS");
  });

  it.each([
    [{ issuer: "http://accounts.example" }, "begins with https://"],
    [{ id: "Entra ID" }, "small letters, digits and hyphens"],
    [{ domains: ["@berger.example"] }, "is not a host name"],
    [
      { issuer: "https://login.microsoftonline.com/organizations/v2.0", domains: undefined },
      "anybody's tenant could vouch for any address",
    ],
    [
      {
        groups: Object.fromEntries(
          Array.from({ length: 90 }, (_, index) => [`group-${index}`, "x".repeat(26)]),
        ),
      },
      "map fewer groups",
    ],
  ])("are refused in a sentence: %o", (changes, sentence) => {
    expect(() => settingsOf({ stage: "test", signInProviders: [{ ...entra, ...changes }] })).toThrow(
      sentence,
    );
  });

  it("are five at most, each with an id of its own, and make people only where they speak for domains", () => {
    const providers = Array.from({ length: 6 }, (_, index) => ({ ...entra, id: `entra-${index}` }));
    const { domains: _, ...anybody } = entra;

    expect(() => settingsOf({ stage: "test", signInProviders: providers })).toThrow("more than five");
    expect(() => settingsOf({ stage: "test", signInProviders: [entra, entra] })).toThrow("the same id twice");
    expect(() => settingsOf({ stage: "test", signInProviders: [anybody], createEmployees: "1" })).toThrow(
      "createEmployees needs a provider with domains",
    );
  });
});
