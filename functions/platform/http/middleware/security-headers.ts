import type { PortalMiddleware } from "../exchange.ts";

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** The page of the documentation has its own styles and nothing else. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const headers = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

/** Headers every answer of the API carries; one that the answer sets itself stays. */
export const securityHeaders = (): PortalMiddleware => {
  const add: PortalMiddleware["after"] = ({ response }) => {
    if (!response) return;
    const isPage = String(response.headers?.["content-type"] ?? "").startsWith("text/html");
    response.headers = {
      ...headers,
      "content-security-policy": isPage ? PAGE_POLICY : API_POLICY,
      ...response.headers,
    };
  };
  return { after: add, onError: add };
};
