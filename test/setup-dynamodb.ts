import { NodeHttpHandler } from "@smithy/node-http-handler";
import { afterAll, afterEach, expect } from "vitest";
import { modelComplaints } from "./support/dynamodb-model.ts";

type Handle = NodeHttpHandler["handle"];

const complaints: string[] = [];

declare global {
  /** Of all files that this worker runs. */
  var checkedRequests: Set<string> | undefined;
}

/** What was asked for with other values is looked at again only if it is large. */
const known = globalThis.checkedRequests ?? new Set<string>();
globalThis.checkedRequests = known;
const LARGE = 100_000;

const check = (action: string, body: string) => {
  const shape = action + body.replaceAll(/"[SNB]":"(?:[^"\\]|\\.)*"/g, "");
  if (known.has(shape) && body.length < LARGE) return;
  known.add(shape);
  complaints.push(...modelComplaints(action, body));
};

const { prototype } = NodeHttpHandler;
const sent = Reflect.get(prototype, "handle");
const checked: Handle = function (this: NodeHttpHandler, request, options) {
  const [service, action = ""] = request.headers["x-amz-target"]?.split(".") ?? [];
  if (service?.startsWith("DynamoDB_")) check(action, Buffer.from(request.body).toString());
  return Reflect.apply(sent, this, [request, options]);
};
Reflect.set(prototype, "handle", checked);

/** A request that AWS would refuse fails the test that made it. */
afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

// Workers and libraries stay from file to file.
afterAll(() => void Reflect.set(prototype, "handle", sent));
