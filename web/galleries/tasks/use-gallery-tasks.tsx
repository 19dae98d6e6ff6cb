import { useNavigate } from "react-router-dom";
import * as z from "zod";
import { galleryProblems } from "../../../shared/galleries/galleries.problems.ts";
import type { Gallery } from "../../../shared/galleries/gallery.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import type { Versioned } from "../../app/client/call.ts";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { useCountedRemoval } from "../../components/use-counted-removal.ts";
import { commonText } from "../../components/words.text.ts";
import { galleryMutations, galleryQueries } from "../galleries.queries.ts";
import { draftText, galleriesText, galleryFields, tasksText as text } from "../galleries.text.ts";
import { galleryPaths } from "../gallery-paths.ts";
import { useGalleryRights } from "../use-gallery-rights.ts";
import { galleryFormOf, galleryResolver } from "./gallery-form.ts";
import { useShowing } from "./use-showing.ts";

interface GalleryDialogProps {
  stored: Versioned<Gallery> | undefined;
  onSaved: (gallery: Gallery) => void;
  onClose: () => void;
}

const GalleryDialog = ({ stored, onSaved, onClose }: GalleryDialogProps) => (
  <EntityDialog
    title={stored ? text.edit : galleriesText.create}
    createVerb={commonText.create}
    labels={galleryFields}
    resolver={galleryResolver}
    stored={stored}
    formOf={galleryFormOf}
    edit={galleryQueries.edit}
    saving={galleryMutations.save}
    onSaved={onSaved}
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

const Counted = z.object({ images: z.int() });

const imagesNow = (error: unknown): number | undefined =>
  isProblem(error, galleryProblems.notEmpty) ? Counted.safeParse(error.current).data?.images : undefined;

export const useGalleryTasks = (onRemoved?: () => void) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { mayEdit, mayRemove } = useGalleryRights();
  const { setDraft } = useShowing();
  const { opened, add, open, close } = useEntityDialog(galleryQueries.edit);
  const remove = useCountedRemoval({
    removing: galleryMutations.remove,
    text,
    countNow: imagesNow,
    onRemoved,
  });

  const onSaved = ({ id, name }: Gallery) => {
    if (opened?.stored) toasts.success(text.saved(name));
    else void navigate(galleryPaths.arrange(id));
  };

  return {
    create: mayEdit(null) ? add : undefined,
    actionsOf: (gallery: Gallery): RowAction[] => [
      ...(mayEdit(gallery.id)
        ? [
            { label: text.edit, icon: "pi-pencil", run: () => void open(gallery.id) },
            ...(gallery.isDraft
              ? []
              : [{ label: draftText.hide, icon: "pi-eye-slash", run: () => setDraft(gallery, true) }]),
          ]
        : []),
      ...(mayRemove(gallery.id)
        ? [
            {
              label: text.remove,
              icon: "pi-trash",
              danger: true,
              run: () => remove(gallery, gallery.imagesCount),
            },
          ]
        : []),
    ],
    dialog: opened && <GalleryDialog stored={opened.stored} onSaved={onSaved} onClose={close} />,
  };
};
