import { passkeys as contract } from "../../../shared/login/passkeys.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { LoginDeps } from "../login.deps.ts";
import { ownPasskeys } from "./own-passkeys.ts";
import { signInByPasskey, signInOptions } from "./sign-in-by-passkey.ts";

export const passkeys = implement<typeof contract, LoginDeps>(contract, {
  ...ownPasskeys,
  signInOptions,
  signIn: signInByPasskey,
});
