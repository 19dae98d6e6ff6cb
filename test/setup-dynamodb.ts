import { NodeHttpHandler } from "@smithy/node-http-handler";
import { afterAll, afterEach, expect } from "vitest";
import * as z from "zod";
import { modelComplaints } from "./support/dynamodb-model.ts";

type Handle = NodeHttpHandler["handle"];

const Body = z.instanceof(Uint8Array);

const complaints: string[] = [];

const { prototype } = NodeHttpHandler;
const sent = Reflect.get(prototype, "handle");
const checked: Handle = function (this: NodeHttpHandler, request, options) {
  const [service, action = ""] = request.headers["x-amz-target"]?.split(".") ?? [];
  if (service?.startsWith("DynamoDB_")) {
    complaints.push(...modelComplaints(action, new TextDecoder().decode(Body.parse(request.body))));
  }
  return Reflect.apply(sent, this, [request, options]);
};
Reflect.set(prototype, "handle", checked);

/** A request that AWS would refuse fails the test that made it. */
afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

// Workers and libraries stay from file to file.
afterAll(() => void Reflect.set(prototype, "handle", sent));
