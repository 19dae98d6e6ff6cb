import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as z from "zod";
import { galleryProblems } from "../../../shared/galleries/galleries.problems.ts";
import type { Gallery } from "../../../shared/galleries/gallery.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import type { Versioned } from "../../app/client/call.ts";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { useCountedRemoval } from "../../components/use-counted-removal.ts";
import { galleryMutations, galleryQueries } from "../galleries.queries.ts";
import { draftText, tasksText as text } from "../galleries.text.ts";
import { galleryPaths } from "../gallery-paths.ts";
import { useGalleryRights } from "../use-gallery-rights.ts";
import { GalleryDialog } from "./gallery-dialog.tsx";
import { useShowing } from "./use-showing.ts";

const Counted = z.object({ images: z.int() });

const imagesNow = (error: unknown): number | undefined =>
  isProblem(error, galleryProblems.notEmpty) ? Counted.safeParse(error.current).data?.images : undefined;

/** What one does with a gallery as a whole, and the dialog of what was begun. */
export const useGalleryTasks = (onRemoved?: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { mayEdit, mayRemove } = useGalleryRights();
  const { setDraft } = useShowing();
  const [task, setTask] = useState<{ readonly stored: Versioned<Gallery> | undefined }>();
  const remove = useCountedRemoval({
    removing: galleryMutations.remove,
    text,
    countNow: imagesNow,
    onRemoved,
  });

  const edit = (id: string) =>
    void client
      .query({ ...galleryQueries.edit(id), staleTime: 0 })
      .then((stored) => setTask({ stored }), toasts.problem);
  const onSaved = ({ id, name }: Gallery) => {
    if (task?.stored) toasts.success(text.saved(name));
    else void navigate(galleryPaths.arrange(id));
  };

  return {
    create: mayEdit(null) ? () => setTask({ stored: undefined }) : undefined,
    actionsOf: (gallery: Gallery): RowAction[] => [
      ...(mayEdit(gallery.id)
        ? [
            { label: text.edit, icon: "pi-pencil", run: () => edit(gallery.id) },
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
    dialog: task && (
      <GalleryDialog stored={task.stored} onSaved={onSaved} onClose={() => setTask(undefined)} />
    ),
  };
};
