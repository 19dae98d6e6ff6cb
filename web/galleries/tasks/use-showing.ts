import { useMutation } from "@tanstack/react-query";
import type { Gallery } from "../../../shared/galleries/gallery.ts";
import { useToasts } from "../../components/toasts.tsx";
import { galleryMutations } from "../galleries.queries.ts";
import { draftText as text } from "../galleries.text.ts";

export const useShowing = () => {
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({ ...galleryMutations.change, onError: toasts.problem });

  const setDraft = ({ id, name }: Gallery, isDraft: boolean) =>
    mutate(
      { id, isDraft },
      {
        onSuccess: () =>
          toasts.undo(isDraft ? text.hidden(name) : text.shown(name), () =>
            mutate({ id, isDraft: !isDraft }),
          ),
      },
    );
  return { setDraft, isPending };
};
