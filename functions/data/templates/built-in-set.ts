import type { TemplateSet } from "../../../shared/news/template-set.ts";

export const BUILT_IN_SET = "standard";

/** Loaded on demand, since its text is large and seldom needed. */
export const builtInSet = async (): Promise<TemplateSet> => {
  const { defaultTemplateSet } = await import("./default-template-set.ts");
  return defaultTemplateSet;
};
