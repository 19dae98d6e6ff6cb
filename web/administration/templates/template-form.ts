import type * as z from "zod";
import {
  type TemplatePart,
  type Templates,
  templateParts,
} from "../../../shared/administration/template-part.ts";
import type { ManagedTemplateSet } from "../../../shared/administration/templates.contract.ts";
import { TemplateSetDraft } from "../../../shared/news/template-set.ts";
import { parsedBy } from "../../components/form/resolver.ts";

const TemplateFields = TemplateSetDraft.required({
  cloudNotificationTemplate: true,
  materialNotificationTemplate: true,
});

/** Without `isDefault` the default stays as it is. */
export type TemplateForm = z.input<typeof TemplateFields>;

export const templateResolver = parsedBy(TemplateFields);

export const templatesOf = (from: Templates): Templates =>
  // The entries cover every part.
  Object.fromEntries(templateParts.map((part) => [part, from[part]])) as Templates;

export const templateFormOf = (set: ManagedTemplateSet): TemplateForm => ({
  name: set.name,
  ...templatesOf(set),
});

export const changedTemplates = (
  form: Templates,
  stored: Templates,
  parts: readonly TemplatePart[] = templateParts,
): Partial<Templates> =>
  Object.fromEntries(parts.filter((part) => form[part] !== stored[part]).map((part) => [part, form[part]]));
