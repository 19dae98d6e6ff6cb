import type * as z from "zod";
import { TemplateSet } from "../news/template-set.ts";

export const TemplatePart = TemplateSet.omit({ id: true, isDefault: true, name: true }).keyof();
export type TemplatePart = z.infer<typeof TemplatePart>;
export const templateParts = TemplatePart.options;

export const Templates = TemplateSet.pick(
  Object.fromEntries(templateParts.map((part) => [part, true])) as Record<TemplatePart, true>,
).meta({ id: "Templates" });
export type Templates = z.output<typeof Templates>;

export const articleParts = [
  "articleTemplate",
  "articleTemplateNoImg",
  "articleTemplateNoLink",
  "articleTemplateNoLinkImg",
] as const satisfies readonly TemplatePart[];
export type ArticlePart = (typeof articleParts)[number];

export type MailPart = Exclude<TemplatePart, "newsletterTemplate" | ArticlePart>;

export const isArticlePart = (part: TemplatePart): part is ArticlePart =>
  articleParts.some((one) => one === part);

export const isMailPart = (part: TemplatePart): part is MailPart =>
  part !== "newsletterTemplate" && !isArticlePart(part);
