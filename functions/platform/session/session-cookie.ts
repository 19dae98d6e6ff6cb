import { hash, randomBytes } from "node:crypto";
import { newXsrfToken } from "./xsrf-token.ts";

export const SESSION_COOKIE = "__Host-session";
export const XSRF_COOKIE = "XSRF-TOKEN";
/** Recognises a browser that has signed in before; it grants nothing. */
export const DEVICE_COOKIE = "__Host-device";

export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashOf = (token: string): string => hash("sha256", token, "base64url");

export const sessionCookieOf = (token: string, maxAgeSeconds: number): string =>
  `${SESSION_COOKIE}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;

export const isDeviceToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? "");

export const deviceCookieOf = (token: string, maxAgeSeconds: number): string =>
  `${DEVICE_COOKIE}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;

export const endedSessionCookie = sessionCookieOf("", 0);

/** Readable by the SPA, which repeats it as a header. */
export const xsrfCookieFor = (session: string | undefined): string =>
  `${XSRF_COOKIE}=${newXsrfToken(session)}; Path=/; Secure; SameSite=Lax`;

export const endedXsrfCookie = `${XSRF_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
