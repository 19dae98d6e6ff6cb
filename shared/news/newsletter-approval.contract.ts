import * as z from "zod";
import { ofResource, ruleOnResource } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { ApprovalNote, ApprovalState, Asking } from "./approval.ts";
import { mailProblems, newsletterProblems, templateProblems } from "./news.problems.ts";
import { CurrentNewsletter, Newsletter, ShownNewsletter } from "./newsletter.ts";

const editing = ruleOnResource("EDIT_NEWS", ofResource);

const deciding = [
  newsletterProblems.notFound,
  newsletterProblems.wasSent,
  newsletterProblems.releaseNotAsked,
  newsletterProblems.ownRelease,
  entityProblems.changed,
];

export const newsletterApproval = {
  request: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/request-release",
    access: editing,
    summary: "Asks those named, or all who may, to release the newsletter, and sends them a test mail",
    audited: "newsletter.release-asked",
    body: ShownNewsletter.extend(Asking.shape).nullish(),
    reply: Newsletter,
    current: CurrentNewsletter,
    versioned: true,
    problems: [
      newsletterProblems.notFound,
      newsletterProblems.wasSent,
      newsletterProblems.isEmpty,
      newsletterProblems.nobodyReleases,
      templateProblems.notFound,
      mailProblems.notAccepted,
      newsletterProblems.changedSinceShown,
      entityProblems.changed,
    ],
  }),
  give: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/release",
    access: editing,
    summary: "Releases the newsletter as it was asked for, or as it was asked for then",
    audited: "newsletter.release-given",
    body: ShownNewsletter.extend({ askedAt: z.iso.datetime().optional() }).nullish(),
    reply: Newsletter,
    current: CurrentNewsletter,
    versioned: true,
    problems: [...deciding, newsletterProblems.changedSinceAsked, newsletterProblems.changedSinceShown],
  }),
  refuse: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/refuse",
    access: editing,
    summary: "Refuses the release, or takes it back before the newsletter goes out; only as it was seen",
    audited: "newsletter.release-refused",
    body: z.object({
      note: ApprovalNote,
      seen: z.object({ state: ApprovalState, askedAt: z.iso.datetime() }).nullish(),
    }),
    reply: Newsletter,
    versioned: true,
    problems: deciding,
  }),
};
