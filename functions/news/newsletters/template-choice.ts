import type { TemplateSet } from "../../../shared/news/template-set.ts";
import type { TemplateSets } from "../../platform/mail/template-sets.collection.ts";
import { problemAt } from "../../platform/problem.ts";

/** The set every portal has from the start. Its text is large and seldom needed, so it is loaded when it is. */
export const builtInSet = async (): Promise<TemplateSet> => {
  const { defaultTemplateSet } = await import("../../platform/mail/default-template-set.ts");
  return defaultTemplateSet;
};

const defaultSet = async (templateSets: TemplateSets): Promise<TemplateSet> => {
  const known = await templateSets.projection();
  const row = Iterator.from(known.entries()).find(({ listed }) => listed.isDefault);
  return (row && (await templateSets.find(row.id))) ?? builtInSet();
};

/** The set a newsletter chose; without a choice the default one. */
export const chosenSet = async (
  templateId: string | null,
  templateSets: TemplateSets,
): Promise<TemplateSet> => {
  if (templateId === null) return defaultSet(templateSets);
  const stored = await templateSets.find(templateId);
  if (stored) return stored;
  const builtIn = await builtInSet();
  if (builtIn.id === templateId) return builtIn;
  throw problemAt("template.not-found", "templateId");
};
