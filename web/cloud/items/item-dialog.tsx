import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useOfficeNames, useOfficeOptions } from "../../components/people/offices.ts";
import { useToasts } from "../../components/toasts.tsx";
import { cloudMutations, cloudQueries } from "../cloud.queries.ts";
import { itemFields, editText as text, visibilityOptions } from "../cloud.text.ts";
import { itemFormIn, itemResolver } from "./item-form.ts";

interface ItemDialogProps {
  /** Undefined for a new folder. */
  stored: Versioned<CloudItem> | undefined;
  parentId: string | null;
  onClose: () => void;
}

const titleOf = (stored: Versioned<CloudItem> | undefined) => {
  if (!stored) return text.createFolder;
  return stored.data.isFile ? text.editFile : text.editFolder;
};

export const ItemDialog = ({ stored, parentId, onClose }: ItemDialogProps) => {
  const toasts = useToasts();
  const { employedAt } = useViewer();
  const offices = useOfficeOptions();
  const officeName = useOfficeNames(text.noOffice);

  return (
    <EntityDialog
      title={titleOf(stored)}
      verb={stored ? text.save : text.create}
      labels={itemFields}
      inWords={{ organisationId: ({ organisationId = null }) => officeName(organisationId) }}
      resolver={itemResolver}
      stored={stored}
      formOf={itemFormIn(parentId, employedAt)}
      edit={cloudQueries.edit}
      saving={cloudMutations.save}
      onSaved={({ title }) => toasts.success(text.saved(title))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField form={form} name="title" label={itemFields.title} required />
          <TextField form={form} name="description" label={itemFields.description} rows={2} />
          <SelectField
            form={form}
            name="visibility"
            label={itemFields.visibility}
            help={text.visibilityHelp}
            options={visibilityOptions}
          />
          <SelectField
            form={form}
            name="organisationId"
            label={itemFields.organisationId}
            options={[{ value: null, label: text.noOffice }, ...offices]}
          />
          {!stored?.data.isFile && (
            <CheckField form={form} name="closed" label={itemFields.closed} help={text.closedHelp} />
          )}
        </>
      )}
    </EntityDialog>
  );
};
