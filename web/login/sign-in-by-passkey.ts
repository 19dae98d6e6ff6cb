import { passkeys, type UsedCredential } from "../../shared/login/passkeys.contract.ts";
import { call } from "../app/client/call.ts";
import { askForPasskey } from "../components/passkey/ask-browser.ts";

export interface ByPasskey {
  readonly username?: string | undefined;
  readonly chosen?: UsedCredential;
}

export const signInByPasskey = async ({ username, chosen }: ByPasskey) => {
  const credential = chosen ?? (await askForPasskey(await call(passkeys.signInOptions, {})));
  return call(passkeys.signIn, { body: { credential, username } });
};
