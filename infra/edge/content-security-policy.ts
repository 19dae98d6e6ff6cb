/**
 * What the pages may load. `filesHost` comes without a scheme, so the scheme of the page holds for it.
 * Scripts come from here only, never inline. Styles may stand in the page: PrimeReact puts style elements into the
 * head at run time, and a static page has no nonce to give them.
 */
export const contentSecurityPolicy = (filesHost: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${filesHost}`,
    "font-src 'self'",
    `connect-src 'self' ${filesHost}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
