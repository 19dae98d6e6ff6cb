import type { StoredUser } from "../../functions/data/people/users.collection.ts";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { authenticatorOf } from "../support/authenticator.ts";
import { saveSettings } from "../support/settings.ts";
import { password, signedInUser } from "./credentials.ts";

/** Somebody who is signed in and has set up a second factor, by the code of half a minute ago. */
export const withSecondFactor = async (overrides: Partial<StoredUser> = {}) => {
  const someone = await signedInUser(overrides);
  const { call } = someone;
  const { data: enrolment } = await call(login.secondFactor.enrol, { body: { password } });
  const codeOf = authenticatorOf(enrolment.secret);
  const { data } = await call(login.secondFactor.confirm, { body: { code: codeOf(-1) } });
  return { ...someone, enrolment, codeOf, recoveryCodes: data.recoveryCodes };
};

/** Of every administrator, or of none. */
export const requireSecondFactor = async (requireSecondFactorForAdministrators: boolean) =>
  saveSettings((await portal()).table, { requireSecondFactorForAdministrators });
