import { templateSetProblems } from "../../../shared/administration/administration.problems.ts";
import {
  type TemplatePart,
  type Templates,
  templateParts,
} from "../../../shared/administration/template-part.ts";
import type { TemplatePreview } from "../../../shared/administration/templates.contract.ts";
import type { FieldError } from "../../../shared/contract/problem-details.ts";
import { Problem } from "../../platform/http/problem.ts";

/** DynamoDB limits an item to 400 KB, names and version included. */
const MAX_BYTES = 350_000;

const invalid = (errors: readonly FieldError[]) => new Problem(templateSetProblems.invalid, { errors });

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
