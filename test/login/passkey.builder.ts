import type { StoredUser } from "../../functions/data/people/users.collection.ts";
import { passkeys } from "../../shared/login/passkeys.contract.ts";
import type { Browser } from "../support/browser.ts";
import { openAuthenticator } from "../support/passkey.ts";
import { signedInUser } from "./credentials.ts";

/** Makes a passkey for who has just signed in. */
export const makePasskey = async (call: Browser["call"], userId: string, name = "Mein Notebook") => {
  const device = openAuthenticator({ userId });
  const { data: options } = await call(passkeys.options, {});
  const { data: passkey } = await call(passkeys.create, {
    body: { name, credential: device.create(options) },
  });
  return { device, passkey };
};

/** Somebody who is signed in by password and has made a passkey. */
export const withPasskey = async (overrides: Partial<StoredUser> = {}) => {
  const someone = await signedInUser(overrides);
  return { ...someone, ...(await makePasskey(someone.call, someone.user.id)) };
};
