import * as z from "zod";
import { everywhere, rule, ruleOnPath, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listFieldsOf } from "../contract/fields.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { pageWithPictures } from "../files/pictures.ts";
import { officeFields } from "./organisation.fields.ts";
import { OfficeSummary, Organisation, OrganisationDraft } from "./organisation.ts";
import { organisationProblems } from "./organisations.problems.ts";

export const offices = {
  list: endpoint({
    method: "GET",
    path: "/v1/organisations",
    access: signedIn,
    summary: "Offices of the group",
    query: listQuery(listFieldsOf(officeFields)),
    reply: pageWithPictures(Organisation),
  }),
  summaries: endpoint({
    method: "GET",
    path: "/v1/organisations/summaries",
    access: signedIn,
    summary: "All offices by name, with what is shown of them everywhere",
    reply: page(OfficeSummary),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/organisations/{id}",
    access: signedIn,
    summary: "One office",
    reply: Organisation,
    versioned: true,
    problems: [organisationProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/organisations",
    access: rule("ADMIN_ORG", everywhere),
    summary: "Saves a new office",
    body: OrganisationDraft,
    reply: Organisation,
    status: 201,
    versioned: true,
    problems: [organisationProblems.urlNameTaken],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/organisations/{id}",
    access: ruleOnPath("ADMIN_ORG", "id"),
    summary: "Saves an office; its pictures stay as they are",
    body: OrganisationDraft,
    reply: Organisation,
    versioned: true,
    problems: [organisationProblems.notFound, organisationProblems.urlNameTaken, entityProblems.changed],
  }),
  testMail: endpoint({
    method: "POST",
    path: "/v1/organisations/{id}/test-mail",
    access: ruleOnPath("ADMIN_ORG", "id"),
    summary: "Sends the caller a mail as those of the office arrive, to see its sender and to answer it",
    reply: z.object({ messageId: z.string() }),
    problems: [organisationProblems.notFound],
  }),
};
