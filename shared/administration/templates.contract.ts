import * as z from "zod";
import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { page } from "../contract/list-query.ts";
import { Flag, Id } from "../contract/wire.ts";
import { TemplateSet, TemplateSetDraft } from "../news/template-set.ts";
import { templateSetProblems } from "./administration.problems.ts";
import { TemplatePart, Templates } from "./template-part.ts";

export const ManagedTemplateSet = TemplateSet.extend({
  isBuiltIn: Flag,
  modifiedAt: z.iso.datetime().nullable(),
  modifiedBy: Id.nullable(),
}).meta({ id: "ManagedTemplateSet" });
export type ManagedTemplateSet = z.output<typeof ManagedTemplateSet>;

export const TemplateSetSummary = ManagedTemplateSet.pick({
  id: true,
  name: true,
  isDefault: true,
  isBuiltIn: true,
  modifiedAt: true,
}).meta({ id: "TemplateSetSummary" });
export type TemplateSetSummary = z.output<typeof TemplateSetSummary>;

export const TemplatePreview = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: "TemplatePreview" });
export type TemplatePreview = z.output<typeof TemplatePreview>;

/** More than a table item holds, so that too large a set gets a plain answer. */
const bodyLimit = 2 * 1024 * 1024;

const path = "/v1/administration/templates";

export const templates = {
  list: endpoint({
    method: "GET",
    path,
    access: administrators,
    summary: "All sets of mail templates",
    reply: page(ManagedTemplateSet),
  }),
  summaries: endpoint({
    method: "GET",
    path: `${path}/summaries`,
    access: administrators,
    summary: "All sets without their templates",
    reply: page(TemplateSetSummary),
  }),
  original: endpoint({
    method: "GET",
    path: `${path}/original`,
    access: administrators,
    summary: "A template as the portal came with it",
    query: z.object({ part: TemplatePart }),
    reply: z.object({ template: z.string() }),
  }),
  read: endpoint({
    method: "GET",
    path: `${path}/{id}`,
    access: administrators,
    summary: "One set of mail templates",
    reply: ManagedTemplateSet,
    versioned: true,
    problems: [templateSetProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path,
    access: administrators,
    summary: "Saves a new set",
    body: TemplateSetDraft,
    bodyLimit,
    reply: ManagedTemplateSet,
    status: 201,
    versioned: true,
    problems: [templateSetProblems.nameTaken, templateSetProblems.invalid, templateSetProblems.tooLarge],
  }),
  update: endpoint({
    method: "PUT",
    path: `${path}/{id}`,
    access: administrators,
    summary: "Saves a set; with isDefault it takes the place of the default one",
    body: TemplateSetDraft,
    bodyLimit,
    reply: ManagedTemplateSet,
    versioned: true,
    problems: [
      templateSetProblems.notFound,
      templateSetProblems.nameTaken,
      templateSetProblems.invalid,
      templateSetProblems.tooLarge,
      templateSetProblems.defaultNeeded,
      entityProblems.changed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/{id}`,
    access: administrators,
    summary: "Deletes a set; newsletters that chose it go out with the default one",
    audited: "template-set.deleted",
    current: ManagedTemplateSet,
    problems: [
      templateSetProblems.notFound,
      templateSetProblems.isDefault,
      templateSetProblems.isBuiltIn,
      entityProblems.changed,
    ],
  }),
  preview: endpoint({
    method: "POST",
    path: `${path}/{id}/preview`,
    access: administrators,
    summary: "How a template looks on sample data, with changes that are not saved",
    body: z.object({ part: TemplatePart, templates: Templates.partial().default({}) }),
    bodyLimit,
    reply: TemplatePreview,
    problems: [templateSetProblems.notFound, templateSetProblems.invalid],
  }),
};
