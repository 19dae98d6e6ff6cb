import { TOTP } from "otpauth";

const STEP = 30_000;

/** `steps` of thirty seconds later. */
export const authenticatorOf =
  (secret: string) =>
  (steps = 0): string =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP });
