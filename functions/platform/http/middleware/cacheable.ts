import { createHash } from "node:crypto";
import { headerOf, type PortalMiddleware } from "../exchange.ts";

/** Browsers keep an answer for a minute, CloudFront for five: so long a change may take to be seen. */
const KEPT = "public, max-age=60, s-maxage=300";

const etagOf = (body: string) => `"${createHash("sha256").update(body).digest("base64url")}"`;

/** Weak comparison (RFC 9110 section 13.1.2): CloudFront weakens the tag of what it compresses. */
const names = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

/** Lets answers that are the same for everybody be kept on the way, and be asked for again without their content. */
export const cacheable = (): PortalMiddleware => ({
  after: ({ event, response }) => {
    if (!event.exchange?.endpoint.cacheable || response?.statusCode !== 200) return;
    const etag = etagOf(response.body ?? "");
    response.headers = { ...response.headers, "cache-control": KEPT, etag };
    if (!names(headerOf(event, "if-none-match") ?? "", etag)) return;
    response.statusCode = 304;
    delete response.body;
  },
});
