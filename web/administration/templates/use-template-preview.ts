import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  isMailPart,
  type TemplatePart,
  type Templates,
  templateParts,
} from "../../../shared/administration/template-part.ts";
import type { TemplatePreview } from "../../../shared/administration/templates.contract.ts";
import { ApiProblem } from "../../app/client/api-problem.ts";
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
  const [last, setLast] = useState<{ readonly part: TemplatePart; readonly mail: TemplatePreview }>();
  if (data && !isPlaceholderData && data !== last?.mail) setLast({ part: rested.part, mail: data });
  const faults = error instanceof ApiProblem && rested.part === part ? (error.errors ?? []) : [];

  // While somebody writes, it is wrong most of the time: what it looked like before stays.
  const mail = last?.part === part ? last.mail : data;
  return { mail, error, isWaiting: isPlaceholderData || rested.part !== part, faults };
};
