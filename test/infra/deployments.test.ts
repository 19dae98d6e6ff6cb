import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  type Given,
  idIn,
  idsIn,
  nameOf,
  otherwise,
  production,
  type Resource,
  type Resources,
  resourcesOf,
  variablesIn,
} from "./synthesised.ts";

const dev = resourcesOf();

/** What exists, or is changed, before a resource, at whatever distance. */
const earlierThan = (start: Resource, { all }: Resources) => {
  const known = new Map(all.map((one) => [one.id, one]));
  const seen = new Set<string>();
  const visit = ({ DependsOn, Properties }: Resource) => {
    for (const id of [...DependsOn, ...idsIn(Properties)]) {
      if (seen.has(id)) continue;
      seen.add(id);
      const next = known.get(id);
      if (next) visit(next);
    }
  };
  visit(start);
  return seen;
};

describe("a stage that is taken down", () => {
  it("takes its table, files and logs with it", () => {
    for (const { id, Type, DeletionPolicy } of dev.all) {
      expect(DeletionPolicy ?? "Delete", `${Type} ${id}`).toBe("Delete");
    }
    expect(dev.ofType("AWS::DynamoDB::Table")[0]?.Properties.DeletionProtectionEnabled).toBe(false);
  });

  it("empties its buckets first, or they would stay", () => {
    const emptied = dev
      .ofType("Custom::S3AutoDeleteObjects")
      .map(({ Properties }) => idIn(Properties.BucketName));

    expect(emptied.toSorted()).toEqual(dev.idsOf("AWS::S3::Bucket"));
  });

  it("leaves no log group behind that Lambda made by itself", () => {
    const Logged = z.object({ LoggingConfig: z.object({ LogGroup: z.unknown() }) });

    for (const { Properties } of dev.ofType("AWS::Lambda::Function")) {
      const { LogGroup } = Logged.parse(Properties).LoggingConfig;
      expect(dev.named(LogGroup)?.Type).toBe("AWS::Logs::LogGroup");
    }
  });

  it("is never the production, which keeps everything and has nothing that empties buckets", () => {
    const prod = resourcesOf(production);
    const kept = ["AWS::DynamoDB::Table", "AWS::S3::Bucket"].flatMap(prod.ofType);

    expect(kept).toHaveLength(4);
    for (const { DeletionPolicy } of kept) expect(DeletionPolicy).toBe("RetainExceptOnCreate");
    expect(prod.ofType("AWS::DynamoDB::Table")[0]?.Properties.DeletionProtectionEnabled).toBe(true);
    expect(prod.ofType("Custom::S3AutoDeleteObjects")).toEqual([]);
  });
});

describe("a first deployment that fails", () => {
  const unprotected: Given = { ...production, protection: false };

  it("leaves nothing behind that the next one would stumble over", () => {
    const { all, ofType } = resourcesOf(unprotected);
    const plainlyKept = all.filter(({ DeletionPolicy }) => DeletionPolicy === "Retain");

    expect(plainlyKept.map(({ id }) => id)).toEqual([]);
    expect(ofType("AWS::DynamoDB::Table")[0]?.Properties.DeletionProtectionEnabled).toBe(false);
  });
});

describe("a second stage, or the same in a second region,", () => {
  const named = ({ ofType }: Resources) =>
    [
      "AWS::CloudFront::ResponseHeadersPolicy",
      "AWS::CloudFront::CachePolicy",
      "AWS::CloudFront::OriginRequestPolicy",
      "AWS::CloudFront::OriginAccessControl",
      "AWS::CloudFront::Function",
    ]
      .flatMap(ofType)
      .map(({ Properties }) => {
        const [config = {}] = Object.entries(Properties).flatMap(([key, value]) =>
          key.endsWith("Config") && key !== "FunctionConfig" ? [value] : [],
        );
        return JSON.stringify(
          z.object({ Name: z.unknown() }).parse({ ...Properties, ...Object(config) }).Name,
        );
      });

  it("has names of its own for what CloudFront knows by name in the whole account", () => {
    const ours = named(dev);
    const theirs = named(resourcesOf(otherwise));

    expect(ours.length).toBeGreaterThan(5);
    expect(new Set([...ours, ...theirs]).size).toBe(ours.length + theirs.length);
    for (const name of ours) expect(name).toContain('{"Ref":"AWS::Region"}');
  });

  it("has a mail identity of its own, unless it has no name or SES knows that already", () => {
    const identities = (given: Given) =>
      resourcesOf(given)
        .ofType("AWS::SES::EmailIdentity")
        .map(({ Properties }) => Properties.EmailIdentity);

    expect(identities(otherwise)).toEqual(["portal.example.at"]);
    expect(identities(production)).toEqual(["example.at"]);
    expect(identities({})).toEqual([]);
    expect(identities({ ...production, existingMailIdentity: true })).toEqual([]);
  });

  it("leaves its mail identity and the records that prove it, for whoever uses them next", () => {
    const { ofType } = resourcesOf(otherwise);
    const records = ofType("AWS::Route53::RecordSet").filter(({ Properties }) => Properties.Type === "CNAME");
    const kept = [...ofType("AWS::SES::EmailIdentity"), ...records];

    expect(kept.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(Array(4).fill("RetainExceptOnCreate"));
    expect(kept[0]?.Properties.ConfigurationSetAttributes).toBeUndefined();
  });

  it("needs no mailbox for bounces, of which events tell", () => {
    const [identity] = resourcesOf(production).ofType("AWS::SES::EmailIdentity");

    expect(identity?.Properties.FeedbackAttributes).toEqual({ EmailForwardingEnabled: false });
  });

  it("needs no more memory than a new account may give a function", () => {
    const most = Math.max(...dev.functions.map(({ Properties }) => Number(Properties.MemorySize)));

    expect(most).toBeGreaterThan(1_000);
    expect(most).toBeLessThanOrEqual(3_008);
  });

  it("has no other name that could be taken: CloudFormation makes them up", () => {
    const names = [
      "TableName",
      "BucketName",
      "QueueName",
      "FunctionName",
      "RoleName",
      "LogGroupName",
      "TopicName",
    ];
    const fixed = dev.all.filter(({ Properties }) =>
      names.some((name) => typeof Properties[name] === "string"),
    );

    expect(fixed).toEqual([]);
  });
});

describe("the order of a deployment", () => {
  const pages = dev.all.find(({ Metadata }) => Metadata["aws:cdk:path"].includes("/Spa/Deployment/Pages/"));
  if (!pages) throw new Error("The template deploys no pages");

  it("brings pages after the functions and routes that they call", () => {
    const earlier = earlierThan(pages, dev);
    const areas = dev.functions.filter(({ Metadata }) => Metadata["aws:cdk:path"].includes("/Areas/"));

    expect(areas.length).toBeGreaterThan(0);
    for (const { id } of [...areas, ...dev.ofType("AWS::CloudFormation::Stack")])
      expect(earlier).toContain(id);
  });

  it("brings document and service worker after the assets, and lets no browser keep them unasked", () => {
    const copies = dev.ofType("Custom::CDKBucketDeployment");
    const assets = copies.filter(({ Properties }) => Properties.Include);
    const [document, ...others] = copies.filter(({ Properties }) => !Properties.Include);
    if (!document) throw new Error("The template copies no document");
    const isKept = { "cache-control": "public, max-age=31536000, immutable" };

    expect(others).toEqual([]);
    expect(assets.map(({ Properties }) => [Properties.Include, Properties.SystemMetadata])).toEqual([
      [["assets/*", "code/*"], isKept],
      [["code-br/*"], { ...isKept, "content-encoding": "br" }],
    ]);
    expect(document.Properties.Exclude).toEqual(["assets/*", "code/*", "code-br/*"]);
    for (const { id } of assets) expect(earlierThan(document, dev)).toContain(id);
    expect(document.Properties.SystemMetadata).toEqual({ "cache-control": "no-cache" });
  });

  it.each([
    ["at CloudFront's own name", {}],
    ["with a domain", production],
  ])("changes what functions accept after CloudFront sends the new secret, %s", (_, given) => {
    const resources = resourcesOf(given);
    const [distribution] = resources.ofType("AWS::CloudFront::Distribution");
    const areas = resources.functions.filter(({ Metadata }) => Metadata["aws:cdk:path"].includes("/Areas/"));

    for (const area of areas) expect(earlierThan(area, resources), nameOf(area)).toContain(distribution?.id);
  });
});

describe("the secret between CloudFront and the functions", () => {
  const secretsIn = (given: Given) => {
    const resources = resourcesOf(given);
    const known = resources.idsOf("AWS::SecretsManager::Secret");
    const named = (value: unknown) => idsIn(value).filter((id) => known.includes(id));
    const [distribution] = resources.ofType("AWS::CloudFront::Distribution");
    return {
      sent: named(distribution?.Properties),
      accepted: named(variablesIn(resources.functionOf("login"))),
    };
  };

  it("is rotated by its number: what is sent then was accepted before", () => {
    const former = secretsIn({});
    const rotated = secretsIn(otherwise);

    expect(former.accepted).toHaveLength(2);
    expect(former.accepted).toContain(former.sent[0]);
    expect(rotated.sent).not.toEqual(former.sent);
    expect(former.accepted).toContain(rotated.sent[0]);
    expect(rotated.accepted).toContain(rotated.sent[0]);
  });
});
