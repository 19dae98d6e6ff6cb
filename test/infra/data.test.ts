import { describe, expect, it } from "vitest";
import * as z from "zod";
import { idIn, idsIn, otherwise, resourcesOf, variablesIn } from "./synthesised.ts";

const resources = resourcesOf();

describe("the table", () => {
  const [table] = resources.ofType("AWS::DynamoDB::Table");

  it("can be brought back to any second", () => {
    expect(resources.ofType("AWS::DynamoDB::Table")).toHaveLength(1);
    expect(table?.Properties).toMatchObject({
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      BillingMode: "PAY_PER_REQUEST",
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    });
  });

  it("has no stream, which would slow down every write", () => {
    expect(table?.Properties.StreamSpecification).toBeUndefined();
  });

  it("finds what changed and what is due, each with what is read there, and has two indexes to spare", () => {
    const Index = z.object({
      IndexName: z.string(),
      KeySchema: z.array(z.object({ AttributeName: z.string() })),
      Projection: z.object({ NonKeyAttributes: z.array(z.string()).default([]) }),
    });

    const indexes = z.array(Index).parse(table?.Properties.LocalSecondaryIndexes);

    expect(
      indexes.map(({ IndexName, KeySchema, Projection }) => [
        IndexName,
        KeySchema.map(({ AttributeName }) => AttributeName),
        Projection.NonKeyAttributes,
      ]),
    ).toEqual([
      ["byChangedAt", ["pk", "changedAt"], ["listed", "version", "deleted", "children", "touched"]],
      ["byDueAt", ["pk", "dueAt"], ["state"]],
      ["bySortNumber", ["pk", "sortNumber"], []],
      ["bySortText", ["pk", "sortText"], []],
    ]);
  });
});

describe("a restored table", () => {
  const resources = resourcesOf(otherwise);
  const [own] = resources.ofType("AWS::DynamoDB::Table");

  it("takes the place of the stack's own, which stays beside it", () => {
    expect(own).toBeDefined();
    for (const one of resources.functions)
      expect(variablesIn(one).TABLE_NAME ?? "yesterday-at-ten").toBe("yesterday-at-ten");
  });

  it("is all that functions may use then, with its indexes", () => {
    const policies = JSON.stringify(resources.ofType("AWS::IAM::Role").map(({ Properties }) => Properties));

    expect(policies).toContain(":table/yesterday-at-ten/index/byChangedAt");
    expect(policies).not.toContain(own?.id);
  });
});

describe("the files' bucket", () => {
  it("keeps what was removed or overwritten for a day longer than the table can be brought back, but nothing that is made again", () => {
    const { VersioningConfiguration, LifecycleConfiguration } = z
      .object({
        VersioningConfiguration: z.object({ Status: z.string() }),
        LifecycleConfiguration: z.object({
          Rules: z.array(
            z.object({
              Prefix: z.string().default(""),
              ExpirationInDays: z.number().optional(),
              NoncurrentVersionExpiration: z.object({ NoncurrentDays: z.number() }).optional(),
            }),
          ),
        }),
      })
      .parse(resources.at("Files/Bucket").Properties);

    expect(VersioningConfiguration.Status).toBe("Enabled");
    expect(
      Object.fromEntries(
        LifecycleConfiguration.Rules.map((rule) => [
          rule.Prefix,
          rule.NoncurrentVersionExpiration?.NoncurrentDays,
        ]),
      ),
    ).toEqual({ "": 36, "ses-events/": 1, "uploads/": 1, "search/": 1, "snapshots/": 1 });
    // Copies of personal data end by themselves, even if nobody writes the next one.
    const snapshots = LifecycleConfiguration.Rules.find(({ Prefix }) => Prefix === "snapshots/");
    expect(snapshots?.ExpirationInDays).toBe(1);
  });
});

describe("every bucket", () => {
  it("is private and encrypted", () => {
    for (const { Properties } of resources.ofType("AWS::S3::Bucket")) {
      expect(Properties).toMatchObject({
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } }],
        },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
    }
  });

  it("refuses to talk without TLS", () => {
    const Policy = z.object({
      Bucket: z.unknown(),
      PolicyDocument: z.object({
        Statement: z.array(z.object({ Effect: z.string(), Condition: z.unknown().optional() })),
      }),
    });
    const policies = resources
      .ofType("AWS::S3::BucketPolicy")
      .map(({ Properties }) => Policy.parse(Properties));
    const secured = policies.filter(({ PolicyDocument }) =>
      PolicyDocument.Statement.some(
        ({ Effect, Condition }) =>
          Effect === "Deny" && JSON.stringify(Condition) === '{"Bool":{"aws:SecureTransport":"false"}}',
      ),
    );

    expect(secured.map(({ Bucket }) => idIn(Bucket)).toSorted()).toEqual(resources.idsOf("AWS::S3::Bucket"));
  });
});

describe("what becomes of a mail", () => {
  it("is told by SES to Firehose, for every outcome", () => {
    const [destination] = resources.ofType("AWS::SES::ConfigurationSetEventDestination");
    const [stream] = resources.ofType("AWS::KinesisFirehose::DeliveryStream");
    const { EventDestination } = z
      .object({
        EventDestination: z.object({
          Enabled: z.literal(true),
          MatchingEventTypes: z.array(z.string()),
          KinesisFirehoseDestination: z.object({ DeliveryStreamARN: z.unknown() }),
        }),
      })
      .parse(destination?.Properties);

    expect(EventDestination.MatchingEventTypes).toEqual(
      expect.arrayContaining(["send", "delivery", "bounce", "complaint", "reject"]),
    );
    expect(idIn(EventDestination.KinesisFirehoseDestination.DeliveryStreamARN)).toBe(stream?.id);
  });

  it("is collected in objects that S3 announces to the worker's queue", () => {
    const [stream] = resources.ofType("AWS::KinesisFirehose::DeliveryStream");
    const bucket = resources.at("Files/Bucket");

    expect(stream?.Properties.ExtendedS3DestinationConfiguration).toMatchObject({ Prefix: "ses-events/" });
    expect(idsIn(stream?.Properties.ExtendedS3DestinationConfiguration)).toContain(bucket.id);
    expect(bucket.Properties.NotificationConfiguration).toMatchObject({
      QueueConfigurations: expect.arrayContaining([
        {
          Event: "s3:ObjectCreated:*",
          Queue: { "Fn::GetAtt": [resources.at("Queues/ses-events/Queue").id, "Arn"] },
          Filter: { S3Key: { Rules: [{ Name: "prefix", Value: "ses-events/" }] } },
        },
      ]),
    });
  });

  it("can be announced from the first moment: the bucket waits for the queue's policy", () => {
    const policy = resources
      .ofType("AWS::SQS::QueuePolicy")
      .find(({ Properties }) =>
        idsIn(Properties.Queues).includes(resources.at("Queues/ses-events/Queue").id),
      );

    expect(JSON.stringify(policy?.Properties)).toContain("s3.amazonaws.com");
    expect(JSON.stringify(policy?.Properties)).toContain("aws:SourceAccount");
    expect(resources.at("Files/Bucket").DependsOn).toContain(policy?.id);
  });
});
