import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import type { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { useToasts } from "../../components/toasts.tsx";
import { cloudMutations, cloudQueries } from "../cloud.queries.ts";
import { itemFields, editText as text } from "../cloud.text.ts";
import { ItemFields } from "./item-fields.tsx";
import { itemFormIn, itemResolver } from "./item-form.ts";

interface ItemDialogProps {
  /** Undefined for a new folder. */
  stored: Versioned<CloudItem> | undefined;
  parentId: string | null;
  /** For whom that folder is. */
  above: DocumentVisibility;
  onClose: () => void;
}

const titleOf = (stored: Versioned<CloudItem> | undefined) => {
  if (!stored) return text.createFolder;
  return stored.data.isFile ? text.editFile : text.editFolder;
};

export const ItemDialog = ({ stored, parentId, above, onClose }: ItemDialogProps) => {
  const toasts = useToasts();
  const { employedAt } = useViewer();
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
      {(form) => <ItemFields form={form} item={stored?.data} above={above} />}
    </EntityDialog>
  );
};
