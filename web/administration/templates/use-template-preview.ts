import { useQuery } from "@tanstack/react-query";
import {
  isMailPart,
  type TemplatePart,
  type Templates,
  templateParts,
} from "../../../shared/administration/template-part.ts";
import { ApiProblem } from "../../app/api-problem.ts";
import { useDebounced } from "../../components/use-debounced.ts";
import { changedTemplates } from "./template-form.ts";
import { templateQueries } from "./templates.queries.ts";

const PAUSE = 500;

/** What a form's templates are compared with: the stored set, or the one that is copied. */
export interface PreviewBase {
  readonly id: string;
  readonly etag: string | undefined;
  readonly templates: Templates;
}

/** How a template of a form looks, a moment after the last change, and what is wrong with it. */
export const useTemplatePreview = (part: TemplatePart, form: Templates, base: PreviewBase) => {
  // A mail stands alone; a newsletter is made of several.
  const parts = isMailPart(part) ? [part] : templateParts.filter((one) => !isMailPart(one));
  const { id, etag } = base;
  const rested = useDebounced(
    { id, etag, part, templates: changedTemplates(form, base.templates, parts) },
    PAUSE,
  );
  const { data, error, isPlaceholderData } = useQuery(templateQueries.preview(rested));
  const faults = error instanceof ApiProblem && rested.part === part ? (error.errors ?? []) : [];

  return { mail: data, error, isWaiting: isPlaceholderData || rested.part !== part, faults };
};
