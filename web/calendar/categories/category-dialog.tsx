import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import type { Versioned } from "../../app/client/call.ts";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { categoryMutations, categoryQueries } from "./categories.queries.ts";
import { categoryFields, categoriesText as text } from "./categories.text.ts";
import { type CategoryForm, categoryFormOf, categoryResolver } from "./category-form.ts";
import { ColourField } from "./colour-field.tsx";

interface CategoryDialogProps {
  /** Undefined for a new one. */
  stored: Versioned<EventCategory> | undefined;
  onClose: () => void;
}

export const CategoryDialog = ({ stored, onClose }: CategoryDialogProps) => {
  const toasts = useToasts();

  return (
    <EntityDialog<CategoryForm, EventCategory>
      title={stored ? text.edit : text.create}
      verb={text.verb}
      labels={categoryFields}
      resolver={categoryResolver}
      stored={stored}
      formOf={categoryFormOf}
      edit={categoryQueries.edit}
      saving={categoryMutations.save}
      onSaved={({ name }) => toasts.success(text.saved(name))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField form={form} name="name" label={categoryFields.name} required />
          <TextField form={form} name="type" label={categoryFields.type} help={text.typeHelp} />
          <ColourField form={form} usual={stored?.data.colour} />
        </>
      )}
    </EntityDialog>
  );
};
