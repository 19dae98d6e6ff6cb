import { describe, expect, it } from "vitest";
import type { Assembly } from "../../../../infra/local/template/assembly.ts";
import { readStack } from "../../../../infra/local/template/stack.ts";
import { Template } from "../../../../infra/local/template/template.ts";

const assembly = (template: object): Assembly => ({
  stackName: "portal",
  template: Template.parse({ Resources: {}, ...template }),
  assets: new Map(),
});

const resolve = (value: unknown, template: object = {}) =>
  readStack(assembly(template), {
    region: "eu-central-1",
    account: "000000000000",
    queueUrl: (name) => `http://sqs/${name}`,
    secret: (logicalId, key) => `${logicalId}/${key ?? "whole"}`,
  }).resolve(value);

const Resources = {
  Jobs: { Type: "AWS::SQS::Queue" },
  Named: { Type: "AWS::DynamoDB::Table", Properties: { TableName: "entities" } },
  Origin: { Type: "AWS::SecretsManager::Secret" },
};

describe("a value of the template", () => {
  it.each([
    [{ Ref: "AWS::Region" }, "eu-central-1"],
    [{ Ref: "Jobs" }, "http://sqs/portal-Jobs"],
    [{ Ref: "Named" }, "entities"],
    [{ "Fn::GetAtt": ["Jobs", "Arn"] }, "arn:aws:sqs:eu-central-1:000000000000:portal-Jobs"],
    [{ "Fn::GetAtt": ["Named", "Arn"] }, "arn:aws:dynamodb:eu-central-1:000000000000:table/entities"],
    [{ "Fn::Join": ["-", ["a", { Ref: "Named" }]] }, "a-entities"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation writes it like this
    [{ "Fn::Sub": "assets-${AWS::Region}-${Named}" }, "assets-eu-central-1-entities"],
    [["a", { Ref: "AWS::NoValue" }], ["a"]],
    [{ kept: 1, dropped: { Ref: "AWS::NoValue" } }, { kept: 1 }],
  ])("%j becomes %j", (value, expected) => {
    expect(resolve(value, { Resources })).toEqual(expected);
  });

  it.each([
    ["SecretString", "Origin/whole"],
    ["SecretString:::", "Origin/whole"],
    ["SecretString:key::", "Origin/key"],
  ])("holds the secret that a dynamic reference names: %s", (part, expected) => {
    const value = { "Fn::Join": ["", ["{{resolve:secretsmanager:", { Ref: "Origin" }, `:${part}}}`]] };

    expect(resolve(value, { Resources })).toBe(expected);
  });

  it("is refused when it names what is not there", () => {
    expect(() => resolve({ Ref: "Nobody" })).toThrow("The template has no resource Nobody.");
    expect(() => resolve({ "Fn::GetAtt": ["Named", "Colour"] }, { Resources })).toThrow("Colour");
  });

  it("is refused when it is computed in a way that the portal's own template has none of", () => {
    expect(() => resolve({ "Fn::Select": ["0", ["a"]] })).toThrow("The local run does not know Fn::Select.");
    expect(() => resolve({ "Fn::Sub": ["$" + "{x}", { x: "y" }] })).toThrow("of a text only");
    expect(() =>
      resolve("", { Resources: { Jobs: { Type: "AWS::SQS::Queue", Condition: "Busy" } } }),
    ).toThrow("The local run knows no conditions.");
  });
});
