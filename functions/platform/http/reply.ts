import { type EndpointSpec, statusOf } from "../../../shared/contract/endpoint.ts";
import { replyProblems } from "../../../shared/contract/general.problems.ts";
import { hasCurrent } from "./conditional.ts";
import type { PortalEvent, PortalResult } from "./exchange.ts";
import type { Redirection, Revalidated } from "./implement.ts";
import { Problem } from "./problem.ts";

/** Lambda's own limit for an answer is 6 MB. */
const MAX_REPLY = 5 * 1024 * 1024;

const versionOf = (reply: unknown): number | undefined =>
  typeof reply === "object" && reply !== null && "version" in reply && typeof reply.version === "number"
    ? reply.version
    : undefined;

const sendable = (body: string): string => {
  if (Buffer.byteLength(body) > MAX_REPLY) throw new Problem(replyProblems.tooLarge);
  return body;
};

const jsonReply = (endpoint: EndpointSpec, reply: unknown): PortalResult => {
  const parsed = endpoint.reply?.safeParse(reply);
  if (!parsed?.success) {
    const paths = parsed?.error.issues.map(({ path }) => path.join(".")).join(", ");
    throw new Error(`The reply of ${endpoint.method} ${endpoint.path} breaks its contract at ${paths}`);
  }
  const body = sendable(JSON.stringify(parsed.data));
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

const isRedirection = (reply: unknown): reply is Redirection =>
  typeof reply === "object" && reply !== null && "location" in reply && "maxAge" in reply;

/** Public files may be embedded by other sites: web mail shows images of newsletters. */
const redirection = (endpoint: EndpointSpec, reply: unknown): PortalResult => {
  if (!isRedirection(reply)) throw new Error(`${endpoint.method} ${endpoint.path} leads nowhere`);
  const [cacheability, embeddedBy] = endpoint.access.session
    ? ["private", "same-origin"]
    : ["public", "cross-origin"];
  return {
    statusCode: statusOf(endpoint),
    headers: {
      location: reply.location,
      "cache-control": reply.maxAge ? `${cacheability}, max-age=${reply.maxAge}` : "no-store",
      "cross-origin-resource-policy": embeddedBy,
      "referrer-policy": "no-referrer",
    },
  };
};

const mediaReply = ({ media = "", download, ...endpoint }: EndpointSpec, body: string): PortalResult => ({
  statusCode: statusOf({ media, ...endpoint }),
  headers: {
    "content-type": media,
    ...(download ? { "content-disposition": `attachment; filename="${download}"` } : {}),
  },
  body: sendable(body),
});

const isRevalidated = (reply: unknown): reply is Revalidated =>
  typeof reply === "object" && reply !== null && "etag" in reply && "content" in reply;

const revalidated = async (
  endpoint: EndpointSpec,
  reply: unknown,
  event: PortalEvent,
): Promise<PortalResult> => {
  if (!isRevalidated(reply)) throw new Error(`${endpoint.method} ${endpoint.path} has no validators`);
  const { etag, lastModified, content } = reply;
  const validators = {
    etag,
    "last-modified": lastModified.toUTCString(),
    "cache-control": "private, no-cache",
  };
  if (hasCurrent(event, reply)) return { statusCode: 304, headers: validators };
  const { headers, ...result } = mediaReply(endpoint, await content());
  return { ...result, headers: { ...headers, ...validators } };
};

export const writeReply = (
  endpoint: EndpointSpec,
  reply: unknown,
  event: PortalEvent,
): PortalResult | Promise<PortalResult> => {
  if (endpoint.redirects) return redirection(endpoint, reply);
  if (endpoint.revalidates) return revalidated(endpoint, reply, event);
  if (endpoint.media) return mediaReply(endpoint, String(reply));
  return endpoint.reply ? jsonReply(endpoint, reply) : { statusCode: statusOf(endpoint) };
};
