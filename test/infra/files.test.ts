import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { bringNativeModules, npmArguments } from "../../infra/functions/native-modules.ts";
import { type Given, idsIn, otherwise, production, resourcesOf } from "./synthesised.ts";

const resources = resourcesOf();
const bucket = resources.at("Files/Bucket");

const Cors = z.object({
  CorsRules: z.array(
    z.object({
      AllowedMethods: z.array(z.string()),
      AllowedOrigins: z.array(z.string()),
      ExposedHeaders: z.array(z.string()),
    }),
  ),
});
const Lifecycle = z.object({
  Rules: z.array(
    z.object({
      Prefix: z.string().optional(),
      ExpirationInDays: z.number().optional(),
      AbortIncompleteMultipartUpload: z.object({ DaysAfterInitiation: z.number() }).optional(),
    }),
  ),
});

const corsOf = (context: Given = {}) =>
  Cors.parse(resourcesOf(context).at("Files/Bucket").Properties.CorsConfiguration).CorsRules;

describe("the bucket of files", () => {
  it("takes forms of the portal's own pages, and of no other site's", () => {
    const own = corsOf(production);

    expect(own).toEqual([
      {
        AllowedMethods: ["POST", "PUT"],
        AllowedOrigins: ["https://portal.example.at"],
        ExposedHeaders: ["ETag"],
      },
    ]);
  });

  it("takes those of CloudFront's names as long as the portal has none of its own", () => {
    expect(corsOf()).toMatchObject([{ AllowedOrigins: ["https://*.cloudfront.net"] }]);
  });

  it.each([
    ["once it is scanned", {}, "s3:ObjectTagging:Put"],
    ["at once, where a stage has no scan", otherwise, "s3:ObjectCreated:*"],
  ])("announces every upload to the worker that looks at it, %s", (_, context: Given, event) => {
    expect(resourcesOf(context).at("Files/Bucket").Properties.NotificationConfiguration).toMatchObject({
      QueueConfigurations: expect.arrayContaining([
        {
          Event: event,
          Queue: { "Fn::GetAtt": [resources.at("Queues/file-uploads/Queue").id, "Arn"] },
          Filter: { S3Key: { Rules: [{ Name: "prefix", Value: "uploads/" }] } },
        },
      ]),
    });
  });

  it("waits for the right to announce them", () => {
    const queue = resources.at("Queues/file-uploads/Queue").id;
    const policy = resources
      .ofType("AWS::SQS::QueuePolicy")
      .find(({ Properties }) => idsIn(Properties.Queues).includes(queue));

    expect(JSON.stringify(policy?.Properties)).toContain("s3.amazonaws.com");
    expect(bucket.DependsOn).toContain(policy?.id);
  });

  it("forgets uploads that nobody has looked at, and no files", () => {
    const { Rules } = Lifecycle.parse(bucket.Properties.LifecycleConfiguration);

    expect(Rules).toContainEqual({
      Prefix: "uploads/",
      ExpirationInDays: 2,
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
    });
    expect(
      Rules.filter(({ ExpirationInDays }) => ExpirationInDays).map(({ Prefix }) => Prefix),
    ).not.toContain(undefined);
    expect(Rules.map(({ Prefix }) => Prefix)).not.toContain("files/");
  });
});

describe("code that is native to a machine", () => {
  it("comes from what is installed where the functions run on a machine like this", () => {
    const output = mkdtempSync(join(tmpdir(), "bundle-"));
    onTestFinished(() => rmSync(output, { recursive: true }));

    bringNativeModules(
      ["@napi-rs/image"],
      { architecture: process.arch === "arm64" ? "arm64" : "x86_64" },
      output,
    );

    const brought = readdirSync(join(output, "node_modules/@napi-rs"));
    expect(brought).toEqual(["image", expect.stringMatching(/^image-linux-\w+-gnu$/)]);
    expect(readdirSync(join(output, "node_modules/@napi-rs", brought[1] ?? ""))).toContainEqual(
      expect.stringMatching(/[.]node$/),
    );
  });

  it("comes from npm for another one, in the version that is installed here", () => {
    expect(npmArguments(["@napi-rs/image"], "arm64", "/bundle")).toEqual(
      expect.arrayContaining([
        "--os=linux",
        "--cpu=arm64",
        "--libc=glibc",
        expect.stringMatching(/^@napi-rs\/image@\d/),
      ]),
    );
  });
});
