import { templateSetProblems } from "../../../shared/administration/administration.problems.ts";
import {
  type TemplatePart,
  type Templates,
  templateParts,
} from "../../../shared/administration/template-part.ts";
import type { TemplatePreview } from "../../../shared/administration/templates.contract.ts";
import type { FieldError } from "../../../shared/contract/problem-details.ts";
import { Problem } from "../../platform/http/problem.ts";

/** DynamoDB takes 400 KB for an item, names and version included. */
const MAX_BYTES = 350_000;

const invalid = (errors: readonly FieldError[]) => new Problem(templateSetProblems.invalid, { errors });

/** Throws the 422 of templates that cannot be used; those that stayed as they were are not looked at again. */
export const requireSound = async (
  templates: Templates,
  before: Templates | undefined,
  portalOrigin: string,
): Promise<void> => {
  const bytes = templateParts.reduce(
    (sum, part) => sum + Buffer.byteLength(JSON.stringify(templates[part])),
    0,
  );
  if (bytes > MAX_BYTES) throw new Problem(templateSetProblems.tooLarge);
  const { faultsOf } = await import("./template-faults.ts");
  const changed = templateParts.filter((part) => templates[part] !== before?.[part]);
  const faults = faultsOf(changed, templates, portalOrigin);
  if (faults.length > 0) throw invalid(faults);
};

/** How a part of a set looks; the 422 of whichever template is wrong. */
export const previewOf = async (
  part: TemplatePart,
  templates: Templates,
  portalOrigin: string,
): Promise<TemplatePreview> => {
  const [{ previewPart }, { PartFault }] = await Promise.all([
    import("./preview-part.ts"),
    import("./part-fault.ts"),
  ]);
  try {
    return previewPart(part, templates, portalOrigin);
  } catch (error) {
    if (error instanceof PartFault) throw invalid([{ path: error.part, message: error.message }]);
    throw error;
  }
};
