import { templateProblems } from "../../../shared/news/news.problems.ts";
import type { TemplateSet } from "../../../shared/news/template-set.ts";
import type { TemplateSets } from "../../data/templates/template-sets.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";

/** The set a newsletter goes out with. Where it chose none, or one that was deleted since, it is the default one. */
export const chosenSet = async (
  templateId: string | null,
  templateSets: TemplateSets,
): Promise<TemplateSet> => {
  const chosen = templateId === null ? undefined : await templateSets.find(templateId);
  return chosen ?? templateSets.findDefault();
};

/** A set that a newsletter chooses now must be there. */
export const requireKnownSet = async (
  templateId: string | null,
  before: string | null | undefined,
  templateSets: TemplateSets,
): Promise<void> => {
  if (templateId === null || templateId === before || (await templateSets.find(templateId))) return;
  throw problemAt(templateProblems.notFound, "templateId");
};
