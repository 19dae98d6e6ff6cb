import { describe, expect, it } from "vitest";
import * as z from "zod";
import { bringing } from "../../infra/functions/native-modules.ts";
import { idsIn, resourcesOf } from "./synthesised.ts";

const resources = resourcesOf();
const bucket = resources.at("Files/Bucket");

const Cors = z.object({
  CorsRules: z.array(z.object({ AllowedMethods: z.array(z.string()), AllowedOrigins: z.array(z.string()) })),
});
const Lifecycle = z.object({
  Rules: z.array(z.object({ Prefix: z.string().optional(), ExpirationInDays: z.number().optional() })),
});

const corsOf = (context: Record<string, unknown> = {}) =>
  Cors.parse(resourcesOf(context).at("Files/Bucket").Properties.CorsConfiguration).CorsRules;

describe("the bucket of files", () => {
  it("takes forms of the portal's own pages, and of no other site's", () => {
    const own = corsOf({
      domain: "portal.example.at",
      certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/1",
    });

    expect(own).toEqual([{ AllowedMethods: ["POST"], AllowedOrigins: ["https://portal.example.at"] }]);
  });

  it("takes those of CloudFront's names as long as the portal has none of its own", () => {
    expect(corsOf()).toEqual([{ AllowedMethods: ["POST"], AllowedOrigins: ["https://*.cloudfront.net"] }]);
  });

  it("announces every upload to the worker that looks at it", () => {
    expect(bucket.Properties.NotificationConfiguration).toMatchObject({
      QueueConfigurations: expect.arrayContaining([
        {
          Event: "s3:ObjectCreated:*",
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

    expect(Rules).toContainEqual({ Prefix: "uploads/", ExpirationInDays: 2 });
    expect(
      Rules.filter(({ ExpirationInDays }) => ExpirationInDays).map(({ Prefix }) => Prefix),
    ).not.toContain(undefined);
    expect(Rules.map(({ Prefix }) => Prefix)).not.toContain("files/");
  });
});

describe("code that is native to a machine", () => {
  const commands = (architecture: "arm64" | "x86_64") =>
    bringing(["@napi-rs/image"], { architecture }).afterBundling("/project", "/bundle").join("\n");

  it("comes from what is installed where the functions run on a machine like this", () => {
    expect(commands(process.arch === "arm64" ? "arm64" : "x86_64")).toMatch(
      /^mkdir .*\n(cp|mkdir)(.|\n)*\/bundle\/node_modules\/@napi-rs\/image-linux/,
    );
  });

  it("comes from npm for another one", () => {
    expect(commands(process.arch === "arm64" ? "x86_64" : "arm64")).toMatch(
      /^npm install .*--os=linux --cpu=\w+ --libc=glibc @napi-rs\/image@\d/,
    );
  });
});
