import { createHash } from "node:crypto";
import { headerOf, type PortalMiddleware } from "../exchange.ts";

/** Bounds how long a change may stay invisible: a minute in browsers, five in CloudFront. */
const CACHE_CONTROL = "public, max-age=60, s-maxage=300";

const etagOf = (body: string) => `"${createHash("sha256").update(body).digest("base64url")}"`;

/** Weak comparison (RFC 9110 section 13.1.2): CloudFront weakens the ETag of what it compresses. */
const names = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

export const cacheable = (): PortalMiddleware => ({
  after: ({ event, response }) => {
    if (!event.exchange?.endpoint.cacheable || response?.statusCode !== 200) return;
    const etag = etagOf(response.body ?? "");
    response.headers = { ...response.headers, "cache-control": CACHE_CONTROL, etag };
    if (!names(headerOf(event, "if-none-match") ?? "", etag)) return;
    response.statusCode = 304;
    delete response.body;
  },
});
