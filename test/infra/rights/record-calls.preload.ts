import { subscribe } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";
import type { ClientRequest } from "node:http";
import type { AwsCall, UnscopedRequest } from "./aws-call.ts";
import { callsOf, callsOfAnswer } from "./calls-of.ts";

const { RECORDED_CALLS = "", AWS_LAMBDA_FUNCTION_NAME: functionName } = process.env;

const recorded = new Set<string>();

/** One of each kind: `EMPLOYEE#` for all employees, `files/` for all files. */
const kindOf = ({ action, resource, conditions }: AwsCall) => {
  const values = Object.values(conditions).map((value) => value.replace(/#.*/, "#"));
  const kind = [action, resource, ...values].join(" ");
  return action.startsWith("s3:") ? kind.replace(/\/[^/]*\d[^/]*/g, "/") : kind;
};

const record = (calls: readonly AwsCall[]) => {
  for (const call of calls) {
    const kind = kindOf(call);
    if (recorded.has(kind)) continue;
    recorded.add(kind);
    appendFileSync(RECORDED_CALLS, `${JSON.stringify({ functionName, ...call })}\n`);
  }
};

const isText = (body: unknown): body is string | Uint8Array =>
  typeof body === "string" || body instanceof Uint8Array;

const isJson = (request: ClientRequest) => String(request.getHeader("content-type")).includes("json");

const requestIn = (request: ClientRequest, body: unknown): UnscopedRequest => ({
  method: request.method,
  path: request.path,
  headers: request.getHeaders(),
  body: isText(body) && isJson(request) ? Buffer.from(body).toString() : "",
});

/** Node's documentation of the channels. */
const inMessage = (message: unknown) =>
  message as { readonly request: ClientRequest; readonly response?: { readonly statusCode?: number } };

subscribe("http.client.request.created", (message) => {
  const { request } = inMessage(message);
  const end = request.end.bind(request) as (...given: unknown[]) => ClientRequest;
  request.end = (...given: unknown[]) => {
    record(callsOf(requestIn(request, given[0])));
    return end(...given);
  };
});

subscribe("http.client.response.finish", (message) => {
  const { request, response } = inMessage(message);
  record(callsOfAnswer(requestIn(request, undefined), response?.statusCode));
});
