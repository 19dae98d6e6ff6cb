import { describe, expect, it } from "vitest";
import { modelComplaints } from "./dynamodb-model.ts";

const complaints = (action: string, request: object) => modelComplaints(action, JSON.stringify(request));

const key = { pk: { S: "a" }, sk: { S: "b" } };
const put = (item: object) => ({ TableName: "portal", Item: { ...key, ...item } });

describe("a request to DynamoDB", () => {
  it("is refused for what AWS refuses, before any table is looked at", () => {
    expect(complaints("PutItem", { Item: key })).toEqual([expect.stringContaining("tableName")]);
    expect(complaints("PutItem", put({ text: { S: "a".repeat(400 * 1024) } }))).toEqual([
      expect.stringContaining("Item size"),
    ]);
    expect(
      complaints("UpdateItem", { TableName: "portal", Key: key, UpdateExpression: "REMOVE status" }),
    ).toEqual([expect.stringContaining("reserved keyword: status")]);
    expect(
      complaints("GetItem", { TableName: "portal", Key: key, ExpressionAttributeNames: { "#a": "a" } }),
    ).toEqual([expect.stringContaining("ExpressionAttributeNames")]);
    expect(complaints("BatchGetItem", { RequestItems: { portal: { Keys: [] } } })).toHaveLength(1);
  });

  it("is looked at part by part where it is a transaction, which has limits of its own", () => {
    const check = { ConditionCheck: { TableName: "portal", Key: key, ConditionExpression: "size < :a" } };
    expect(complaints("TransactWriteItems", { TransactItems: [check] })).toEqual([
      expect.stringContaining("reserved keyword: size"),
    ]);
    expect(
      complaints("TransactWriteItems", {
        TransactItems: Array.from({ length: 101 }, () => ({ Put: put({}) })),
      }),
    ).toEqual(["a transaction of 101 items"]);
    const large = { Put: put({ text: { S: "a".repeat(390 * 1024) } }) };
    expect(
      complaints("TransactWriteItems", { TransactItems: Array.from({ length: 11 }, () => large) }),
    ).toEqual([expect.stringMatching(/^a transaction of \d{7} bytes$/)]);
  });

  it("passes if AWS takes it", () => {
    expect(complaints("PutItem", put({ name: { S: "Egger" } }))).toEqual([]);
    expect(complaints("TransactWriteItems", { TransactItems: [{ Put: put({}) }] })).toEqual([]);
    expect(
      complaints("TransactGetItems", { TransactItems: [{ Get: { TableName: "portal", Key: key } }] }),
    ).toEqual([]);
  });
});
