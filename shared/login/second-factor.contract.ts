import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { BothFactors, Credentials } from "./credentials.ts";
import { loginProblems, secondFactorProblems } from "./login.problems.ts";

export const SecondFactor = z
  .object({
    isActive: z.boolean(),
    isRequired: z.boolean(),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: "SecondFactor" });
export type SecondFactor = z.infer<typeof SecondFactor>;

export const Enrolment = z
  .object({ secret: z.string(), uri: z.string() })
  .meta({ id: "SecondFactorEnrolment" });
export type Enrolment = z.infer<typeof Enrolment>;

/** Each code is good once; the list is shown once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: "RecoveryCodes" });

const path = "/v1/login/second-factor";

export const secondFactor = {
  read: endpoint({
    method: "GET",
    path,
    access: signedIn,
    beforeSecondFactor: true,
    summary: "The caller's second factor",
    reply: SecondFactor,
  }),
  enrol: endpoint({
    method: "POST",
    path,
    access: signedIn,
    beforeSecondFactor: true,
    summary: "Begins a second factor: the secret for an authenticator app, good for a quarter of an hour",
    body: Credentials.pick({ password: true }),
    reply: Enrolment,
    problems: [loginProblems.wrongPassword, loginProblems.throttled, secondFactorProblems.isActive],
  }),
  confirm: endpoint({
    method: "PUT",
    path,
    access: signedIn,
    beforeSecondFactor: true,
    summary: "Asks for codes from now on, once the app has shown a right one; answers the recovery codes",
    audited: "second-factor.enabled",
    body: Credentials.pick({ code: true }).required(),
    reply: RecoveryCodes,
    problems: [
      secondFactorProblems.wrongCode,
      secondFactorProblems.enrolmentOver,
      secondFactorProblems.isActive,
    ],
  }),
  disable: endpoint({
    method: "PUT",
    path: `${path}/disable`,
    access: signedIn,
    summary: "Asks for no codes any more",
    audited: "second-factor.disabled",
    body: BothFactors,
    status: 204,
    problems: [
      loginProblems.wrongPassword,
      loginProblems.throttled,
      secondFactorProblems.wrongCode,
      secondFactorProblems.isNotActive,
    ],
  }),
  renewRecoveryCodes: endpoint({
    method: "PUT",
    path: `${path}/recovery-codes`,
    access: signedIn,
    summary: "New recovery codes; those from before are no longer good",
    audited: "second-factor.codes-renewed",
    body: BothFactors,
    reply: RecoveryCodes,
    problems: [
      loginProblems.wrongPassword,
      loginProblems.throttled,
      secondFactorProblems.wrongCode,
      secondFactorProblems.isNotActive,
    ],
  }),
};
