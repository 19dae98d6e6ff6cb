import type { PortalMiddleware } from "../exchange.ts";

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Forms lead to files of the portal, too. */
const pagePolicy = (hasForms: boolean) => `${PAGE_POLICY}; form-action ${hasForms ? "'self'" : "'none'"}`;

const headers = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

export const securityHeaders = (): PortalMiddleware => {
  const add: PortalMiddleware["after"] = ({ event, response }) => {
    if (!response) return;
    const isPage = String(response.headers?.["content-type"] ?? "").startsWith("text/html");
    response.headers = {
      ...headers,
      "content-security-policy": isPage ? pagePolicy(event.exchange?.endpoint.form ?? false) : API_POLICY,
      ...response.headers,
    };
  };
  return { after: add, onError: add };
};
