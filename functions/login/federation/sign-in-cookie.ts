import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { secondsInMinute } from "date-fns/constants";
import * as z from "zod";
import type { Provider } from "./providers.ts";

export const SIGN_IN_COOKIE = "__Host-sign-in";
export const SIGN_IN_SECONDS = 15 * secondsInMinute;

const Pending = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnUrl: z.string(),
  /** In seconds. */
  expiresAt: z.number(),
});
export type PendingSignIn = z.output<typeof Pending>;

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ clientSecret }: Provider) =>
  new Uint8Array(hkdfSync("sha256", clientSecret, "", "sign-in cookie", 32));

const sealed = (pending: PendingSignIn, provider: Provider): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(provider), nonce).setAAD(Buffer.from(provider.id));
  const text = Buffer.concat([cipher.update(JSON.stringify(pending), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
};

const unsealed = (cookie: string, provider: Provider): unknown => {
  const bytes = Buffer.from(cookie, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(provider), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(provider.id)).setAuthTag(tag);
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString("utf8"));
};

/** Undefined for a missing, foreign, changed or expired cookie. */
export const pendingIn = (cookie: string | undefined, provider: Provider): PendingSignIn | undefined => {
  try {
    const pending = Pending.parse(unsealed(cookie ?? "", provider));
    return pending.expiresAt > Date.now() / 1000 ? pending : undefined;
  } catch {
    return undefined;
  }
};

const cookieOf = (value: string, maxAgeSeconds: number) =>
  `${SIGN_IN_COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;

export const signInCookieOf = (pending: PendingSignIn, provider: Provider): string =>
  cookieOf(sealed(pending, provider), SIGN_IN_SECONDS);

export const endedSignInCookie = cookieOf("", 0);
