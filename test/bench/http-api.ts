import type { Api } from "../support/areas.ts";

/** A local run as a browser reaches it. */
export const httpApi =
  (url: string): Api =>
  async ({ method, path, query, headers, body }) => {
    const response = await fetch(`${url}${path}${query && `?${query}`}`, {
      method,
      headers,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      cookies: response.headers.getSetCookie(),
      body: await response.text(),
    };
  };
