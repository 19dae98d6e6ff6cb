import { type TemplatePart, templateParts } from "../../../shared/administration/template-part.ts";
import type { ManagedTemplateSet } from "../../../shared/administration/templates.contract.ts";

/** Three short lines, which name the template they are. */
const codeOf = (part: TemplatePart) => `<title>${part}</title>\n<p>{{ greeting }}</p>\n<p>Ende</p>`;

/** A set with short templates. */
export const aTemplateSet = (overrides: Partial<ManagedTemplateSet> = {}): ManagedTemplateSet => ({
  id: "set-1",
  name: "Klientenbrief",
  isDefault: false,
  isBuiltIn: false,
  modifiedAt: "2026-10-01T08:00:00.000Z",
  modifiedBy: "e1",
  // Every part is there.
  ...(Object.fromEntries(templateParts.map((part) => [part, codeOf(part)])) as Record<TemplatePart, string>),
  ...overrides,
});
