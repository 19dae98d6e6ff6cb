import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { takingProblems } from "../files/files.problems.ts";
import { organisationProblems } from "../organisations/organisations.problems.ts";
import { ApplicationForm } from "./application.ts";
import { applicationProblems } from "./applications.problems.ts";
import { Position } from "./position.ts";

const LinkHolder = z.object({ token: z.string().min(1).max(500) });

/** `months`: how long applications are kept without asking. */
const FormFacts = z
  .object({
    organisation: z.object({ id: Id, name: z.string(), city: z.string().nullable() }),
    consent: z.object({ version: z.string(), text: z.string() }),
    months: z.int(),
    positions: z.array(Position),
    files: z.object({ types: z.array(z.string()), maxSize: z.int(), maxCount: z.int() }),
  })
  .meta({ id: "ApplicationFormFacts" });

/** Names nobody, since mails are passed on. `until`: the end of the longer period. */
const LongerConsent = z
  .object({
    organisationId: Id,
    organisationName: z.string(),
    deleteAt: z.iso.datetime(),
    until: z.iso.datetime(),
    isGiven: z.boolean(),
  })
  .meta({ id: "LongerConsent" });

/** Tokens travel in bodies, which are not logged. */
export const publicApplications = {
  form: endpoint({
    method: "GET",
    path: "/v1/public/organisations/{id}/application-form",
    access: anyone,
    summary: "What the form for applications at an office asks, and to what one consents with it",
    reply: FormFacts,
    callsPerMinute: 120,
    problems: [organisationProblems.notFound],
  }),
  send: endpoint({
    method: "POST",
    path: "/v1/public/organisations/{id}/applications",
    access: anyone,
    summary: "Applies at an office; sent twice it counts once, and the confirmation comes by mail",
    body: ApplicationForm,
    status: 202,
    callsPerMinute: 20,
    problems: [organisationProblems.notFound, applicationProblems.otherConsent, ...takingProblems],
  }),
  consent: endpoint({
    method: "POST",
    path: "/v1/public/applications/consent",
    access: anyone,
    summary: "What an applicant is asked to consent to, by the token of the mail",
    body: LinkHolder,
    reply: LongerConsent,
    callsPerMinute: 60,
    problems: [applicationProblems.consentInvalid],
  }),
  giveConsent: endpoint({
    method: "PUT",
    path: "/v1/public/applications/consent",
    access: anyone,
    summary: "Consents that an application is kept longer",
    audited: "application.consent-given",
    body: LinkHolder,
    reply: LongerConsent,
    callsPerMinute: 60,
    problems: [applicationProblems.consentInvalid],
  }),
};
