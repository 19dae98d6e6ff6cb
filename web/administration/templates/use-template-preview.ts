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

export interface PreviewBase {
  readonly id: string;
  readonly etag: string | undefined;
  readonly templates: Templates;
}

export const useTemplatePreview = (part: TemplatePart, form: Templates, base: PreviewBase) => {
  // A mail stands alone; a newsletter combines several.
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

  // Half-typed templates are mostly wrong, so the last good preview stays.
  const mail = last?.part === part ? last.mail : data;
  return { mail, error, isWaiting: isPlaceholderData || rested.part !== part, faults };
};
