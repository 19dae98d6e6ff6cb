import { Secret, TOTP } from "otpauth";
import { productTitle } from "./second-factor.text.ts";

/** RFC 6238 with the defaults of authenticator apps. */
const PERIOD = 30;
const settings = { algorithm: "SHA1", digits: 6, period: PERIOD } as const;
const SECRET_BYTES = 20;
/** Clocks may be off by one step (RFC 6238 section 5.2). */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const enrolmentUri = (secret: string, username: string): string =>
  new TOTP({
    ...settings,
    issuer: productTitle,
    label: username,
    secret: Secret.fromBase32(secret),
  }).toString();

export const stepOfCode = (secret: string, code: string, timestamp = Date.now()): number | undefined => {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = TOTP.validate({
    ...settings,
    secret: Secret.fromBase32(secret),
    token,
    timestamp,
    window: WINDOW,
  });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta;
};
