import { useEffect } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import type { TemplatePart } from "../../../shared/administration/template-part.ts";
import type { TemplateForm } from "./template-form.ts";

interface PartSlotProps {
  form: UseFormReturn<TemplateForm>;
  part: TemplatePart;
  onFocus: (part: TemplatePart) => void;
}

/** Holds a template in the form that is not on the page: what leads to its problem opens it. */
export const PartSlot = ({ form, part, onFocus }: PartSlotProps) => {
  const { ref } = useController({ control: form.control, name: part }).field;
  useEffect(() => ref({ focus: () => onFocus(part) }));
  return null;
};
