import { type EndpointSpec, statusOf } from "../../../shared/contract/endpoint.ts";
import { Problem } from "../problem.ts";
import type { PortalResult } from "./exchange.ts";

/** Lambda's own limit for an answer is 6 MB. */
const MAX_REPLY = 5 * 1024 * 1024;

const versionOf = (reply: unknown): number | undefined =>
  typeof reply === "object" && reply !== null && "version" in reply && typeof reply.version === "number"
    ? reply.version
    : undefined;

const jsonReply = (endpoint: EndpointSpec, reply: unknown): PortalResult => {
  const parsed = endpoint.reply?.safeParse(reply);
  if (!parsed?.success) {
    const paths = parsed?.error.issues.map(({ path }) => path.join(".")).join(", ");
    throw new Error(`The reply of ${endpoint.method} ${endpoint.path} breaks its contract at ${paths}`);
  }
  const body = JSON.stringify(parsed.data);
  if (Buffer.byteLength(body) > MAX_REPLY) throw new Problem("reply.too-large");
  const version = endpoint.versioned ? versionOf(reply) : undefined;
  return {
    statusCode: statusOf(endpoint),
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(version === undefined ? {} : { etag: `"${version}"` }),
    },
    body,
  };
};

/** What a handler returned, as the contract puts it on the wire; fields it does not name are dropped. */
export const writeReply = (endpoint: EndpointSpec, reply: unknown): PortalResult => {
  if (endpoint.media) {
    return {
      statusCode: statusOf(endpoint),
      headers: { "content-type": endpoint.media },
      body: String(reply),
    };
  }
  return endpoint.reply ? jsonReply(endpoint, reply) : { statusCode: statusOf(endpoint) };
};
