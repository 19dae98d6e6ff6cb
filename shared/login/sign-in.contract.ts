import * as z from "zod";
import { anyone, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Viewer } from "../contract/viewer.ts";
import { Employee } from "../organisations/employee.ts";
import { Credentials, Username } from "./credentials.ts";
import { loginProblems } from "./login.problems.ts";
import { User } from "./user.ts";

export const SignedIn = z.object({ user: User, employee: Employee.nullable(), viewer: Viewer });

/** In a file of its own, since every visitor loads it. */
export const signingIn = {
  signIn: endpoint({
    method: "POST",
    path: "/v1/login",
    access: anyone,
    summary: "Signs in: sets the session and XSRF cookies",
    body: Credentials,
    reply: SignedIn,
    audited: ["session.started", "session.refused"],
    problems: [
      loginProblems.wrongCredentials,
      loginProblems.passwordsForAdministratorsOnly,
      loginProblems.throttled,
      loginProblems.passwordMustChange,
      loginProblems.secondFactorRequired,
      loginProblems.passkeyRequired,
      loginProblems.secondFactorWrong,
    ],
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/login/session",
    access: signedIn,
    beforeSecondFactor: true,
    summary: "Who is signed in",
    reply: SignedIn,
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
