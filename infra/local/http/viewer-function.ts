import { runInNewContext } from "node:vm";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import type { EdgeReply, EdgeRequest } from "./edge-request.ts";
import type { Viewer } from "./forwarding.ts";

const CloudFrontFunction = z.object({ FunctionCode: z.string() });

const Values = z.record(z.string(), z.object({ value: z.string() }));
const Result = z.union([
  z.object({
    statusCode: z.number(),
    headers: Values.default({}),
    body: z.union([z.string(), z.object({ data: z.string() }).transform(({ data }) => data)]).optional(),
  }),
  z.object({ uri: z.string(), headers: Values.default({}) }),
]);

const valuesOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));

const headersFrom = (values: z.output<typeof Values>) =>
  Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));

const isHandler = (value: unknown): value is (event: object) => unknown => typeof value === "function";

export type ViewerFunction = (
  request: EdgeRequest,
  viewer: Viewer,
) => { readonly request: EdgeRequest } | { readonly reply: EdgeReply };

export const viewerFunctionOf = (stack: Stack, arn: string | undefined): ViewerFunction => {
  const code = stack
    .ofType("AWS::CloudFront::Function", CloudFrontFunction)
    .find(({ attribute }) => attribute("FunctionARN") === arn)?.properties.FunctionCode;
  if (code === undefined) return (request) => ({ request });
  const handler: unknown = runInNewContext(`${code}\n;handler`);
  if (!isHandler(handler)) throw new Error(`The CloudFront function ${arn} has no handler.`);

  return (request, { address }) => {
    const event = {
      version: "1.0",
      context: { eventType: "viewer-request" },
      viewer: { ip: address },
      request: {
        method: request.method,
        uri: request.path,
        querystring: valuesOf(Object.fromEntries(new URLSearchParams(request.query))),
        headers: valuesOf(request.headers),
        cookies: {},
      },
    };
    // Copied, since objects of another realm fail `instanceof` and the like.
    const result = Result.parse(structuredClone(handler(event)));
    const headers = headersFrom(result.headers);
    if ("uri" in result) return { request: { ...request, path: result.uri, headers } };
    return { reply: { status: result.statusCode, headers, body: result.body } };
  };
};
