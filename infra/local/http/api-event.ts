import { randomUUID } from "node:crypto";
import { format } from "date-fns/format";
import { inUtc } from "../../../shared/dates/utc-dates.ts";
import type { EdgeRequest } from "./edge-request.ts";

export interface ApiIdentity {
  readonly apiId: string;
  readonly domainName: string;
  readonly account: string;
}

export interface RouteMatch {
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/** `21/Nov/2026:09:13:07 +0000` */
const accessTime = (moment: Date) => format(inUtc(moment), "dd/MMM/yyyy:HH:mm:ss xx");

/** All other bodies are base64, forms included. */
const isText = (contentType: string) =>
  /^(text\/|application\/(json|javascript|xml|[^;]*\+(json|xml))\b)/i.test(contentType);

const queryParameters = (query: string) => {
  const joined: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    joined[name] = joined[name] === undefined ? value : `${joined[name]},${value}`;
  return joined;
};

/** Payload format 2.0. */
export const apiEvent = (
  request: EdgeRequest,
  match: RouteMatch,
  { apiId, domainName, account }: ApiIdentity,
) => {
  const { cookie, ...headers } = request.headers;
  const now = new Date();
  const text = isText(headers["content-type"] ?? "");
  return {
    version: "2.0",
    routeKey: match.routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(request.query && { queryStringParameters: queryParameters(request.query) }),
    ...(Object.keys(match.pathParameters).length > 0 && { pathParameters: match.pathParameters }),
    requestContext: {
      accountId: account,
      apiId,
      domainName,
      domainPrefix: apiId,
      http: {
        method: request.method,
        path: request.path,
        protocol: "HTTP/1.1",
        sourceIp: request.sourceIp,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey: match.routeKey,
      stage: "$default",
      time: accessTime(now),
      timeEpoch: now.getTime(),
    },
    ...(request.body.length > 0 && { body: request.body.toString(text ? "utf8" : "base64") }),
    isBase64Encoded: request.body.length > 0 && !text,
  };
};
