import { describe, expect, it } from "vitest";
import * as z from "zod";
import { isAllowed, Statement } from "./judge.ts";

const judge = (given: readonly object[]) => {
  const statements = z.array(Statement).parse(given);
  return (action: string, resource: string, conditions: Readonly<Record<string, string>> = {}) =>
    isAllowed(statements, { action, resource, conditions });
};

const allow = (Action: string | string[], Resource: string, Condition = {}) => ({
  Effect: "Allow",
  Action,
  Resource,
  Condition,
});
const deny = (Action: string, Resource: string, Condition = {}) => ({
  ...allow(Action, Resource, Condition),
  Effect: "Deny",
});

const table = "arn:aws:dynamodb:eu-central-1:000000000000:table/portal";

describe("the judge of rights", () => {
  it("lets nobody do what no statement allows", () => {
    const may = judge([allow(["dynamodb:GetItem", "dynamodb:Query"], table)]);

    expect(may("dynamodb:GetItem", table)).toBe(true);
    expect(may("dynamodb:PutItem", table)).toBe(false);
    expect(may("dynamodb:GetItem", `${table}/index/byDueAt`)).toBe(false);
    expect(judge([])("dynamodb:GetItem", table)).toBe(false);
  });

  it("takes * and ? for any characters, and all others as they are", () => {
    const may = judge([allow("s3:Get*", "arn:aws:s3:::bucket/files/?.txt")]);

    expect(may("s3:GetObject", "arn:aws:s3:::bucket/files/a.txt")).toBe(true);
    expect(may("s3:GetObject", "arn:aws:s3:::bucket/files/ab.txt")).toBe(false);
    expect(may("s3:GetObject", "arn:aws:s3:::bucket/files/a-txt")).toBe(false);
    expect(may("s3:PutObject", "arn:aws:s3:::bucket/files/a.txt")).toBe(false);
    expect(judge([allow("s3:GetObject", "*/files/*")])("s3:GetObject", "bucket/files/a/b")).toBe(true);
  });

  it("lets a deny win, where its condition holds", () => {
    const may = judge([
      allow("dynamodb:PutItem", table),
      deny("dynamodb:PutItem", table, { "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": ["AUDIT#*"] } }),
    ]);

    expect(may("dynamodb:PutItem", table, { "dynamodb:LeadingKeys": "AUDIT#2030-01" })).toBe(false);
    expect(may("dynamodb:PutItem", table, { "dynamodb:LeadingKeys": "ARTICLE" })).toBe(true);
    expect(may("dynamodb:PutItem", table)).toBe(true);
  });

  it.each([
    ["StringEquals", { "portal@a.at": true, "other@a.at": false, nothing: false }],
    ["StringEqualsIfExists", { "portal@a.at": true, "other@a.at": false, nothing: true }],
    ["ForAllValues:StringEquals", { "portal@a.at": true, "other@a.at": false, nothing: true }],
  ])("asks for an address by %s", (operator, expected) => {
    const may = judge([allow("ses:SendEmail", "*", { [operator]: { "ses:FromAddress": "portal@a.at" } })]);
    const from = (address?: string) =>
      may("ses:SendEmail", "identity", address === undefined ? {} : { "ses:FromAddress": address });

    expect({
      "portal@a.at": from("portal@a.at"),
      "other@a.at": from("other@a.at"),
      nothing: from(),
    }).toEqual(expected);
  });

  it("asks for all conditions of a statement", () => {
    const may = judge([
      allow("s3:ListBucket", "*", {
        StringLike: { "s3:prefix": ["uploads/*", "files/*"] },
        ArnLike: { "aws:SourceArn": "arn:aws:*:bucket" },
      }),
    ]);
    const source = { "aws:SourceArn": "arn:aws:s3:::bucket" };

    expect(may("s3:ListBucket", "bucket", { "s3:prefix": "files/1", ...source })).toBe(true);
    expect(may("s3:ListBucket", "bucket", { "s3:prefix": "texts/1", ...source })).toBe(false);
    expect(may("s3:ListBucket", "bucket", { "s3:prefix": "files/1" })).toBe(false);
  });

  it("judges nothing by what it does not know", () => {
    expect(() => judge([{ Effect: "Allow", NotAction: "s3:*", Resource: "*" }])).toThrow("NotAction");
    const may = judge([allow("s3:*", "*", { NumericLessThan: { "s3:max-keys": "10" } })]);
    expect(() => may("s3:ListBucket", "bucket", { "s3:max-keys": "5" })).toThrow("NumericLessThan");
  });
});
