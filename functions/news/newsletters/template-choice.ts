import { templateProblems } from "../../../shared/news/news.problems.ts";
import type { TemplateSet } from "../../../shared/news/template-set.ts";
import type { TemplateSets } from "../../data/templates/template-sets.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";

export const chosenSet = async (
  templateId: string | null,
  templateSets: TemplateSets,
): Promise<TemplateSet> => {
  const chosen = templateId === null ? undefined : await templateSets.find(templateId);
  return chosen ?? templateSets.findDefault();
};

export const requireKnownSet = async (
  templateId: string | null,
  before: string | null | undefined,
  templateSets: TemplateSets,
): Promise<void> => {
  if (templateId === null || templateId === before || (await templateSets.find(templateId))) return;
  throw problemAt(templateProblems.notFound, "templateId");
};
