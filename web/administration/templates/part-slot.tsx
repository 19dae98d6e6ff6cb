import { useEffect } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import type { TemplatePart } from "../../../shared/administration/template-part.ts";
import type { TemplateForm } from "./template-form.ts";

interface PartSlotProps {
  form: UseFormReturn<TemplateForm>;
  part: TemplatePart;
  onFocus: (part: TemplatePart) => void;
}

/** Lets a problem link open a template that is not rendered. */
export const PartSlot = ({ form, part, onFocus }: PartSlotProps) => {
  const { ref } = useController({ control: form.control, name: part }).field;
  useEffect(() => ref({ focus: () => onFocus(part) }));
  return null;
};
