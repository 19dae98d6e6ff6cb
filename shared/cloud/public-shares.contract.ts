import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { loginProblems } from "../login/login.problems.ts";
import { shareProblems } from "./cloud.problems.ts";

const html = "text/html; charset=utf-8";
const path = "/v1/public/shares/{token}";

export const ShareLanguage = z.enum(["de", "en"]);
export type ShareLanguage = z.infer<typeof ShareLanguage>;

const Language = z.object({ lang: ShareLanguage.optional() });

/** Reading counts nothing, since mail scanners open every address. */
export const publicShares = {
  page: endpoint({
    method: "GET",
    path,
    access: anyone,
    summary: "The page of what is shared: names and sizes, and what to download",
    query: Language.extend({
      folder: Id.optional(),
      page: z.coerce.number().int().min(1).max(10_000).optional(),
      /** Outcome of the last attempt: a wrong password, a ZIP in progress, or one too large. */
      notice: z.enum(["wrong", "waiting", "large"]).optional(),
    }),
    media: html,
    form: true,
    callsPerMinute: 120,
    problems: [shareProblems.notFound],
  }),
  unlock: endpoint({
    method: "POST",
    path: `${path}/unlock`,
    access: anyone,
    summary: "Takes the password, and leads back to the page",
    query: Language,
    body: z.object({ password: z.string().max(200) }),
    media: html,
    form: true,
    redirects: true,
    callsPerMinute: 20,
    problems: [shareProblems.notFound, loginProblems.throttled],
  }),
  download: endpoint({
    method: "POST",
    path: `${path}/downloads`,
    access: anyone,
    summary:
      "Leads to one file, to be stored or shown, or without either to a ZIP of all; counts as a download",
    query: Language,
    body: z.object({ save: Id.optional(), show: Id.optional() }),
    media: html,
    form: true,
    redirects: true,
    callsPerMinute: 240,
    audited: "share.downloaded",
    problems: [shareProblems.notFound],
  }),
};
