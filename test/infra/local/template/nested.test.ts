import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { readStack } from "../../../../infra/local/template/stack.ts";
import { Template } from "../../../../infra/local/template/template.ts";

const child = {
  Parameters: { JobsUrl: { Type: "String" }, Colour: { Type: "String", Default: "red" } },
  Resources: {
    Work: { Type: "AWS::SQS::Queue" },
    Worker: {
      Type: "AWS::Lambda::Function",
      Properties: { Url: { Ref: "JobsUrl" }, Colour: { Ref: "Colour" } },
    },
  },
  Outputs: { WorkArn: { Value: { "Fn::GetAtt": ["Work", "Arn"] } } },
};
const parent = {
  Resources: {
    Jobs: { Type: "AWS::SQS::Queue" },
    Inner: {
      Type: "AWS::CloudFormation::Stack",
      Properties: {
        TemplateURL: {
          "Fn::Join": ["", ["https://s3.", { Ref: "AWS::Region" }, ".amazonaws.com/assets/1a2b.json"]],
        },
        Parameters: { JobsUrl: { Ref: "Jobs" } },
      },
    },
  },
};

const nestedStack = (queueUrls = new Map<string, string>()) => {
  const folder = mkdtempSync(join(tmpdir(), "nested-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "child.json"), JSON.stringify(child));
  return readStack(
    {
      stackName: "portal",
      template: Template.parse(parent),
      assets: new Map([["1a2b.json", join(folder, "child.json")]]),
    },
    {
      region: "eu-central-1",
      account: "000000000000",
      queueUrl: (name) => queueUrls.get(name) ?? "",
      secret: () => "",
    },
  );
};

it("counts the resources of a nested stack as the stack's own", () => {
  const names = nestedStack()
    .ofType("AWS::SQS::Queue", z.unknown())
    .map(({ attribute }) => attribute("QueueName"));

  expect(names).toEqual(["portal-Jobs", "portal-Inner-Work"]);
});

it("gives a nested stack what its parent knows, as late as it is known", () => {
  const urls = new Map<string, string>();
  const stack = nestedStack(urls);
  urls.set("portal-Jobs", "http://sqs/jobs");

  const [worker] = stack.ofType("AWS::Lambda::Function", z.unknown());

  expect(worker?.properties).toEqual({ Url: "http://sqs/jobs", Colour: "red" });
});

it("tells the parent what a nested stack puts out", () => {
  expect(nestedStack().resolve({ "Fn::GetAtt": ["Inner", "Outputs.WorkArn"] })).toBe(
    "arn:aws:sqs:eu-central-1:000000000000:portal-Inner-Work",
  );
});
