import { useMutation } from "@tanstack/react-query";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { galleryMutations } from "../galleries.queries.ts";
import { selectionText as text } from "../galleries.text.ts";
import { nameOf } from "../gallery/image-name.ts";

export const useImageRemoval = (galleryId: string, onRemoved: () => void) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync: remove } = useMutation(galleryMutations.removeImages(galleryId));

  return (images: readonly GalleryImage[]) =>
    confirm({
      title: text.removeTitle(images.length),
      text: text.removeText(images.length),
      verb: text.removeVerb(images.length),
      danger: true,
      run: async () => {
        const { done, error } = await remove(images.map((image) => ({ id: image.id, title: nameOf(image) })));
        toasts.success(text.removed(done.length));
        if (error) toasts.problem(error);
        else onRemoved();
      },
    });
};
