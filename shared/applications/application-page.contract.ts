import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { takingProblems } from "../files/files.problems.ts";
import { otherLanguages } from "../organisations/public-address.ts";
import { applicationFiles } from "./application-files.ts";
import { applicationProblems } from "./applications.problems.ts";

const html = "text/html; charset=utf-8";
const path = "/v1/public/applications/{token}";

export const PageLanguage = z.enum(["de", ...otherLanguages]);
export type PageLanguage = z.infer<typeof PageLanguage>;

const Language = z.object({ lang: PageLanguage.optional() });
/** A form sends a single id without a list, and none before the first upload has arrived. */
const UploadedIds = z
  .union([Id.transform((id) => [id]), z.array(Id)])
  .pipe(z.array(Id).max(applicationFiles.maxCount))
  .default([]);

const problems = [applicationProblems.linkInvalid] as const;

/** Only forms change anything, since mail scanners open every address. */
export const applicationPages = {
  page: endpoint({
    method: "GET",
    path: `${path}/page`,
    access: anyone,
    summary: "An applicant's own page: how far the application is, and what is asked of them",
    query: Language.extend({ notice: z.enum(["chosen", "gone", "arrived"]).optional() }),
    media: html,
    form: true,
    scripted: true,
    callsPerMinute: 120,
    problems,
  }),
  choose: endpoint({
    method: "POST",
    path: `${path}/date`,
    access: anyone,
    summary: "Chooses one of the dates of an invitation, once, and leads back to the page",
    query: Language,
    body: z.object({ date: z.string().max(40) }),
    media: html,
    form: true,
    redirects: true,
    callsPerMinute: 20,
    problems,
  }),
  addPapers: endpoint({
    method: "POST",
    path: `${path}/papers`,
    access: anyone,
    summary: "Adds files that the office has asked for, and leads back to the page",
    query: Language,
    body: z.object({ fileIds: UploadedIds }),
    media: html,
    form: true,
    redirects: true,
    callsPerMinute: 20,
    problems: [...problems, ...takingProblems],
  }),
  leave: endpoint({
    method: "GET",
    path: `${path}/withdrawal`,
    access: anyone,
    summary: "Asks whether the application is to be withdrawn",
    query: Language,
    media: html,
    form: true,
    callsPerMinute: 60,
    problems,
  }),
  withdraw: endpoint({
    method: "POST",
    path: `${path}/withdrawal`,
    access: anyone,
    summary: "Withdraws an application: deletes it with everything that is stored about it, for good",
    query: Language,
    media: html,
    form: true,
    callsPerMinute: 20,
    audited: "application.withdrawn",
    problems,
  }),
};
