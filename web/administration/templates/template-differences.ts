import { templateParts } from "../../../shared/administration/template-part.ts";
import { type Difference, differencesOf } from "../../components/form/editor/differences.ts";
import type { TemplateForm } from "./template-form.ts";
import { editorText, partText, templatesText } from "./templates.text.ts";

const LONGEST = 200;

/** The first line in which two texts differ, in both of them. */
const firstDifferentLine = (mine: string, theirs: string) => {
  const [own, other] = [mine.split("\n"), theirs.split("\n")];
  const index = own.findIndex((line, at) => line !== other[at]);
  const at = index < 0 ? own.length : index;
  const show = (lines: readonly string[]) => editorText.line(at + 1, (lines[at] ?? "").slice(0, LONGEST));
  return { mine: show(own), theirs: show(other) };
};

/** Where two versions of a set differ: its name, and of each template the first line. */
export const templateDifferences = (mine: TemplateForm, theirs: TemplateForm): Difference[] => [
  ...differencesOf(mine, theirs, [{ field: "name", label: templatesText.name }]),
  ...templateParts
    .filter((part) => mine[part] !== theirs[part])
    .map((part) => ({ label: partText[part].label, ...firstDifferentLine(mine[part], theirs[part]) })),
];
