import type { EndpointSpec } from "../../../../shared/contract/endpoint.ts";
import type { PortalMiddleware } from "../exchange.ts";

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Undefined for scripted pages: the distribution's policy knows where uploads go. */
const pagePolicy = (endpoint: EndpointSpec | undefined) =>
  endpoint?.scripted ? undefined : `${PAGE_POLICY}; form-action ${endpoint?.form ? "'self'" : "'none'"}`;

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
    const policy = isPage ? pagePolicy(event.exchange?.endpoint) : API_POLICY;
    response.headers = {
      ...headers,
      ...(policy && { "content-security-policy": policy }),
      ...response.headers,
    };
  };
  return { after: add, onError: add };
};
