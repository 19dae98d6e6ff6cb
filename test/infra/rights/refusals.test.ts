import { describe, expect, it } from "vitest";
import type { Statement } from "./judge.ts";
import { refusalsIn, silentFunctions } from "./refusals.ts";

const reading: Statement = {
  Effect: "Allow",
  Action: ["s3:GetObject"],
  Resource: ["files/*"],
  Condition: {},
};
const policies = new Map([
  ["zip-maker", [reading]],
  ["file-sweeper", []],
]);
const call = { functionName: "zip-maker", action: "s3:GetObject", resource: "files/1", conditions: {} };

describe("a test run", () => {
  it("names each call that AWS would refuse", () => {
    const removing = { ...call, action: "s3:DeleteObject" };
    const listing = {
      ...call,
      action: "s3:ListBucket",
      resource: "bucket",
      conditions: { "s3:prefix": "x" },
    };

    expect(
      refusalsIn([call, removing, listing, { ...call, functionName: "file-sweeper" }], policies),
    ).toEqual([
      "zip-maker may not s3:DeleteObject on files/1",
      "zip-maker may not s3:ListBucket on bucket, s3:prefix x",
      "file-sweeper may not s3:GetObject on files/1",
    ]);
  });

  it("names each function whose calls it has not seen", () => {
    expect(silentFunctions([call], policies)).toEqual(["file-sweeper called nothing"]);
  });
});
