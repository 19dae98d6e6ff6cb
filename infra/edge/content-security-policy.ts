/** PrimeReact adds style elements at run time, and a static page has no nonce: inline styles are allowed, scripts are not. */
export const contentSecurityPolicy = (filesHost: string, reportingHost?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${filesHost}`,
    `media-src 'self' ${filesHost}`,
    "font-src 'self'",
    ["connect-src 'self'", filesHost, reportingHost].filter(Boolean).join(" "),
    `frame-src 'self' ${filesHost}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
