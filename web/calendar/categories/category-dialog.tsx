import "./categories.css";
import { type UseFormReturn, useController } from "react-hook-form";
import { Colour, contrast, textColourOn } from "../../../shared/calendar/colour.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import type { Versioned } from "../../app/client/call.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { FormField } from "../../components/form/form-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { categoryMutations, categoryQueries } from "./categories.queries.ts";
import { categoryFields, categoriesText as text } from "./categories.text.ts";
import { type CategoryForm, categoryFormOf, categoryResolver } from "./category-form.ts";

const FIRST = "#1f5fa8";
const ratio = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

interface ColourFieldProps {
  form: UseFormReturn<CategoryForm>;
  usual: string | undefined;
}

const ColourField = ({ form, usual = FIRST }: ColourFieldProps) => {
  const { field, fieldState } = useController({ control: form.control, name: "colour" });
  const own = field.value ?? null;
  const colour = Colour.safeParse(own).data ?? usual;
  const letters = textColourOn(colour);

  return (
    <>
      <Check checked={own !== null} onChange={({ target }) => field.onChange(target.checked ? usual : null)}>
        {text.ownColour}
      </Check>
      {own !== null && (
        <FormField label={categoryFields.colour} problem={fieldState.error?.message} help={text.colourHelp}>
          {(control) => (
            <Row align="center" gap={4}>
              <input
                {...control}
                ref={field.ref}
                type="color"
                className="colour-input"
                value={colour}
                onChange={({ target }) => field.onChange(target.value)}
                onBlur={field.onBlur}
              />
              <span className="muted">{text.contrast(ratio.format(contrast(colour, letters)))}</span>
            </Row>
          )}
        </FormField>
      )}
      <p className="colour-sample" style={{ background: colour, color: letters }}>
        {text.sample}
      </p>
    </>
  );
};

interface CategoryDialogProps {
  stored: Versioned<EventCategory> | undefined;
  onClose: () => void;
}

export const CategoryDialog = ({ stored, onClose }: CategoryDialogProps) => {
  const toasts = useToasts();

  return (
    <EntityDialog
      title={stored ? text.edit : text.create}
      labels={categoryFields}
      resolver={categoryResolver}
      stored={stored}
      formOf={categoryFormOf}
      edit={categoryQueries.edit}
      saving={categoryMutations.save}
      onSaved={({ name }) => toasts.success(text.saved(name))}
      onClose={onClose}
    >
      {(form, field) => (
        <>
          <TextField {...field("name")} required />
          <TextField {...field("type")} help={text.typeHelp} />
          <ColourField form={form} usual={stored?.data.colour} />
        </>
      )}
    </EntityDialog>
  );
};
