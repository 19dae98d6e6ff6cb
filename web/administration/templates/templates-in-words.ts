import { templateParts } from "../../../shared/administration/template-part.ts";
import type { InWords } from "../../components/form/editor/differences.ts";
import type { TemplateForm } from "./template-form.ts";
import { editorText } from "./templates.text.ts";

const LONGEST = 200;

const firstDifferentLine = (own: string, other: string): string => {
  const [lines, others] = [own.split("\n"), other.split("\n")];
  const index = lines.findIndex((line, at) => line !== others[at]);
  const at = index < 0 ? lines.length : index;
  return editorText.line(at + 1, (lines[at] ?? "").slice(0, LONGEST));
};

/** Templates are long, so each shows its first line that differs. */
export const templatesInWords: InWords<TemplateForm> = Object.fromEntries(
  templateParts.map((part) => [part, (form, other) => firstDifferentLine(form[part], other[part])]),
);
