import { headerOf, type PortalEvent } from "./exchange.ts";

/** Weak comparison (RFC 9110 section 13.1.2): CloudFront weakens the ETag of what it compresses. */
export const namesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

interface Validators {
  readonly etag: string;
  readonly lastModified: Date;
}

/** The time counts only if no ETag is sent (section 13.1.3), and in whole seconds. */
export const hasCurrent = (event: PortalEvent, { etag, lastModified }: Validators): boolean => {
  const ifNoneMatch = headerOf(event, "if-none-match");
  if (ifNoneMatch !== undefined) return namesEtag(ifNoneMatch, etag);
  const since = Date.parse(headerOf(event, "if-modified-since") ?? "");
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
};
