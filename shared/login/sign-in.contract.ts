import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { MAX_ADDRESS } from "../contract/mail-address.ts";
import { Viewer } from "../contract/permissions.ts";
import { Employee } from "../organisations/employee.ts";
import { loginProblems } from "./login.problems.ts";
import { Password } from "./password-input.ts";
import { SecondFactorCode } from "./second-factor.contract.ts";
import { User } from "./user.ts";

export const Username = z.string().trim().min(1).max(MAX_ADDRESS);

/** `code` follows once the answer has asked for it. */
export const Credentials = z.object({
  username: Username,
  password: Password,
  code: SecondFactorCode.optional(),
});
export type Credentials = z.infer<typeof Credentials>;

/** In a file of its own, since every visitor loads it. */
export const signingIn = {
  signIn: endpoint({
    method: "POST",
    path: "/v1/login",
    access: anyone,
    summary: "Signs in: sets the session and XSRF cookies",
    body: Credentials,
    reply: z.object({ user: User, employee: Employee.nullable(), viewer: Viewer }),
    audited: ["session.started", "session.refused"],
    problems: [
      loginProblems.wrongCredentials,
      loginProblems.throttled,
      loginProblems.passwordMustChange,
      loginProblems.secondFactorRequired,
      loginProblems.secondFactorWrong,
    ],
  }),
  forgotPassword: endpoint({
    method: "GET",
    path: "/v1/login/forgotPassword",
    access: anyone,
    summary: "Sends a link to set a new password; the answer is the same for unknown names and addresses",
    query: z.object({
      username: Username.meta({ description: "A user name or a mail address" }),
    }),
    status: 204,
    callsPerMinute: 30,
  }),
};
