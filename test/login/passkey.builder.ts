import type { StoredUser } from "../../functions/data/people/users.collection.ts";
import { login } from "../../shared/login/login.contract.ts";
import { passkeys } from "../../shared/login/passkeys.contract.ts";
import { portal } from "../portal.ts";
import { openAuthenticator } from "../support/passkey.ts";
import { someUser } from "./credentials.ts";

type Call = Awaited<ReturnType<typeof portal>>["call"];

/** Makes a passkey for who has just signed in. */
export const makePasskey = async (call: Call, userId: string, name = "Mein Notebook") => {
  const device = openAuthenticator({ userId });
  const { data: options } = await call(passkeys.options, {});
  const { data: passkey } = await call(passkeys.create, {
    body: { name, credential: device.create(options) },
  });
  return { device, passkey };
};

/** Somebody who is signed in by password and has made a passkey. */
export const withPasskey = async (overrides: Partial<StoredUser> = {}) => {
  const someone = await someUser(overrides);
  const browser = await portal();
  await browser.call(login.signIn, { body: someone.credentials });
  const made = await makePasskey(browser.call, someone.user.id);
  return { ...someone, ...browser, ...made };
};
