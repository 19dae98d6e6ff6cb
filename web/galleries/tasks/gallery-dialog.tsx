import type { Gallery } from "../../../shared/galleries/gallery.ts";
import type { Versioned } from "../../app/client/call.ts";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { galleryMutations, galleryQueries } from "../galleries.queries.ts";
import { galleryFields, tasksText as text } from "../galleries.text.ts";
import { galleryFormOf, galleryResolver } from "./gallery-form.ts";

interface GalleryDialogProps {
  /** Undefined for a new one. */
  stored: Versioned<Gallery> | undefined;
  onSaved: (gallery: Gallery) => void;
  onClose: () => void;
}

export const GalleryDialog = ({ stored, onSaved, onClose }: GalleryDialogProps) => (
  <EntityDialog
    title={stored ? text.edit : text.create}
    verb={stored ? text.save : text.createVerb}
    labels={galleryFields}
    resolver={galleryResolver}
    stored={stored}
    formOf={galleryFormOf}
    edit={galleryQueries.edit}
    saving={galleryMutations.save}
    onSaved={onSaved}
    onClose={onClose}
  >
    {(form) => (
      <>
        <TextField form={form} name="name" label={galleryFields.name} required />
        <TextField form={form} name="description" label={galleryFields.description} rows={3} />
      </>
    )}
  </EntityDialog>
);
