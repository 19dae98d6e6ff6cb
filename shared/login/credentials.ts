import * as z from "zod";
import { MAX_ADDRESS } from "../contract/mail-address.ts";
import { Password } from "./password-input.ts";

/** Six digits of an app, or a recovery code, with blanks and hyphens as typed. */
const SecondFactorCode = z.string().trim().min(1).max(40);

export const Username = z.string().trim().min(1).max(MAX_ADDRESS);

export const Credentials = z.object({
  username: Username,
  password: Password,
  code: SecondFactorCode.optional(),
});
export type Credentials = z.infer<typeof Credentials>;

/** An open session alone may not change sign-in methods. */
export const BothFactors = Credentials.pick({ password: true, code: true }).required();
export type BothFactors = z.infer<typeof BothFactors>;
