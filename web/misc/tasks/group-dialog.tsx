import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import type { Versioned } from "../../app/client/call.ts";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { groupMutations, groupQueries } from "../misc.queries.ts";
import { groupFields, groupText as text } from "../misc.text.ts";
import { groupFormOf, groupResolver } from "./group-form.ts";

interface GroupDialogProps {
  stored: Versioned<MiscGroup> | undefined;
  onClose: () => void;
}

export const GroupDialog = ({ stored, onClose }: GroupDialogProps) => {
  const toasts = useToasts();

  return (
    <EntityDialog
      title={stored ? text.edit : text.create}
      createVerb={commonText.create}
      labels={groupFields}
      resolver={groupResolver}
      stored={stored}
      formOf={groupFormOf}
      edit={groupQueries.edit}
      saving={groupMutations.save}
      onSaved={({ name }) => toasts.success(text.saved(name))}
      onClose={onClose}
    >
      {(_form, field) => (
        <>
          <TextField {...field("name")} required />
          <TextField {...field("description")} rows={3} />
        </>
      )}
    </EntityDialog>
  );
};
