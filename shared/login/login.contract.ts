import * as z from "zod";
import { anyone, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { Employee } from "../organisations/employee.ts";
import { Rule } from "./permissions.ts";
import { User } from "./user.ts";

/** Longer input is refused before anything is hashed. */
const MAX_PASSWORD = 1024;

export const Credentials = z.object({
  username: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(MAX_PASSWORD),
});
export type Credentials = z.infer<typeof Credentials>;

export const login = {
  signIn: endpoint({
    method: "POST",
    path: "/v1/login",
    access: anyone,
    summary: "Signs in: sets the session and XSRF cookies",
    body: Credentials,
    reply: z.object({ user: User, employee: Employee.nullable() }),
    problems: ["login.wrong-credentials", "login.throttled"],
  }),
  signOut: endpoint({
    method: "POST",
    path: "/v1/login/logout",
    access: signedIn,
    summary: "Ends this session",
  }),
  profile: {
    read: endpoint({
      method: "GET",
      path: "/v1/login/profile",
      access: signedIn,
      summary: "The caller's own employee profile",
      reply: Employee,
      versioned: true,
      problems: ["employee.not-found"],
    }),
  },
  isAllowed: endpoint({
    method: "GET",
    path: "/v1/login/isAllowed",
    access: signedIn,
    summary: "Whether the caller holds a rule, everywhere or on a resource",
    query: z.object({ rule: Rule, ressource: Id.optional() }),
    reply: z.object({ isAllowed: z.boolean() }),
  }),
};
