import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import {
  type TemplatePart,
  type Templates,
  templateParts,
} from "../../../shared/administration/template-part.ts";
import {
  type ManagedTemplateSet,
  TemplateSetDraft,
} from "../../../shared/administration/templates.contract.ts";

/** The fields of a set as its form holds them. Without `isDefault` it stays the default, or none. */
export type TemplateForm = z.input<typeof TemplateSetDraft>;

export const templateResolver = zodResolver(TemplateSetDraft);

/** The templates of a form or a set, without what else it knows. */
export const templatesOf = (from: Templates): Templates =>
  // Every part is there.
  Object.fromEntries(templateParts.map((part) => [part, from[part]])) as Templates;

/** The form of a stored set. */
export const templateFormOf = (set: ManagedTemplateSet): TemplateForm => ({
  name: set.name,
  ...templatesOf(set),
});

/** The templates of a form that differ from those that are stored. */
export const changedTemplates = (
  form: Templates,
  stored: Templates,
  parts: readonly TemplatePart[] = templateParts,
): Partial<Templates> =>
  Object.fromEntries(parts.filter((part) => form[part] !== stored[part]).map((part) => [part, form[part]]));
