import { defaultTemplateSet } from "../../../functions/data/templates/default-template-set.ts";
import { TemplateSet } from "../../../shared/news/template-set.ts";
import { templateSetNames } from "./template-sets.text.ts";

const [blue, green] = ["#3949ab", "#1b6b4f"];

export const makeGreenSet = (): TemplateSet => {
  const templates = Object.entries(defaultTemplateSet).map(([name, value]) => [
    name,
    typeof value === "string" ? value.replaceAll(blue, green) : value,
  ]);
  return TemplateSet.parse({
    ...Object.fromEntries(templates),
    id: "aerztenews",
    isDefault: false,
    name: templateSetNames.green,
  });
};
