/** PrimeReact adds style elements at run time, and a static page has no nonce for them. */
export const contentSecurityPolicy = (uploadsHost: string, reportingHost?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", uploadsHost, reportingHost].filter(Boolean).join(" "),
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
