import type { TemplateSet } from "../../../shared/news/template-set.ts";

/** The id of the set that every portal has from the start. */
export const BUILT_IN_SET = "standard";

/** The set every portal has from the start. Its text is large and seldom needed, so it is loaded when it is. */
export const builtInSet = async (): Promise<TemplateSet> => {
  const { defaultTemplateSet } = await import("./default-template-set.ts");
  return defaultTemplateSet;
};
