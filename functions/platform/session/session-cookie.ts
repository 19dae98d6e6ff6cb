import { createHash, randomBytes } from "node:crypto";
import { newXsrfToken } from "./xsrf-token.ts";

export const SESSION_COOKIE = "__Host-session";
export const XSRF_COOKIE = "XSRF-TOKEN";
/** By it a browser is known where somebody has signed in before; it opens nothing. */
export const DEVICE_COOKIE = "__Host-device";

/** A random 256-bit token. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the table keeps of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The session cookie: out of reach of scripts, of other hosts and of other sites' requests. */
export const sessionCookieOf = (token: string, maxAgeSeconds: number): string =>
  `${SESSION_COOKIE}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;

export const isDeviceToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? "");

/** As the session's, and it stays when that ends. */
export const deviceCookieOf = (token: string, maxAgeSeconds: number): string =>
  `${DEVICE_COOKIE}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;

export const endedSessionCookie = sessionCookieOf("", 0);

/** A fresh XSRF cookie for a session: the SPA reads it and repeats it as header. */
export const xsrfCookieFor = (session: string | undefined): string =>
  `${XSRF_COOKIE}=${newXsrfToken(session)}; Path=/; Secure; SameSite=Lax`;

export const endedXsrfCookie = `${XSRF_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
