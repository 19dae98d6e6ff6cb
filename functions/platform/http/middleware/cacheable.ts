import { createHash } from "node:crypto";
import { namesEtag } from "../conditional.ts";
import { headerOf, type PortalMiddleware } from "../exchange.ts";

/** A change may stay invisible for a minute in browsers, for five in CloudFront. */
const CACHE_CONTROL = "public, max-age=60, s-maxage=300";

const etagOf = (body: string) => `"${createHash("sha256").update(body).digest("base64url")}"`;

export const cacheable = (): PortalMiddleware => ({
  after: ({ event, response }) => {
    if (!event.exchange?.endpoint.cacheable || response?.statusCode !== 200) return;
    const etag = etagOf(response.body ?? "");
    response.headers = { ...response.headers, "cache-control": CACHE_CONTROL, etag };
    if (!namesEtag(headerOf(event, "if-none-match") ?? "", etag)) return;
    response.statusCode = 304;
    delete response.body;
  },
});
