import * as z from "zod";
import { anyone, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { firmAccountProblems } from "./login.problems.ts";

const SignInProvider = z.object({ id: z.string(), label: z.string() }).meta({ id: "SignInProvider" });

const SignInProviders = z
  .object({
    data: z.array(SignInProvider),
    passwordsForAdministratorsOnly: z.boolean(),
  })
  .meta({ id: "SignInProviders" });
export type SignInProviders = z.infer<typeof SignInProviders>;

const FirmAccount = z
  .object({
    id: z.string(),
    label: z.string(),
    since: z.iso.datetime(),
  })
  .meta({ id: "FirmAccount" });
export type FirmAccount = z.infer<typeof FirmAccount>;

/** Parameters of RFC 6749 and RFC 9207; no provider sends longer ones. */
const Answer = z.object({
  code: z.string().max(4096).optional(),
  state: z.string().max(1000).optional(),
  iss: z.string().max(1000).optional(),
  error: z.string().max(200).optional(),
});
export type Answer = z.infer<typeof Answer>;

const CALLS = 120;

export const federation = {
  providers: {
    list: endpoint({
      method: "GET",
      path: "/v1/login/providers",
      access: anyone,
      summary: "Whose accounts one can sign in with",
      reply: SignInProviders,
      cacheable: true,
    }),
    begin: endpoint({
      method: "GET",
      path: "/v1/login/providers/{id}",
      access: anyone,
      summary: "Leads to the provider to sign in there, and afterwards to `returnUrl`",
      query: z.object({ returnUrl: z.string().optional() }),
      media: "text/html; charset=utf-8",
      redirects: true,
      callsPerMinute: CALLS,
      problems: [firmAccountProblems.providerUnknown],
    }),
    callback: endpoint({
      method: "GET",
      path: "/v1/login/providers/{id}/callback",
      access: anyone,
      summary: "Where providers lead back to: sets the session, or leads to the login page and says why not",
      query: Answer,
      media: "text/html; charset=utf-8",
      redirects: true,
      callsPerMinute: CALLS,
      audited: ["session.started", "session.refused", "firm-account.linked"],
      problems: [firmAccountProblems.providerUnknown],
    }),
  },
  links: {
    list: endpoint({
      method: "GET",
      path: "/v1/login/links",
      access: signedIn,
      summary: "Which accounts of the firm the caller signs in with",
      reply: page(FirmAccount),
    }),
    remove: endpoint({
      method: "DELETE",
      path: "/v1/login/links/{id}",
      access: signedIn,
      summary: "Ends the caller's link to an account of the firm",
      audited: "firm-account.unlinked",
      problems: [firmAccountProblems.notFound],
    }),
  },
};
