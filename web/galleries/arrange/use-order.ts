import { useMutation } from "@tanstack/react-query";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { useToasts } from "../../components/toasts.tsx";
import { galleryMutations } from "../galleries.queries.ts";
import { arrangeText as text } from "../galleries.text.ts";

const inOrder = (images: readonly GalleryImage[], ids: readonly string[]): GalleryImage[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: GalleryImage) => places.get(id) ?? places.size;
  return images.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Images are shown where they were put while that is being saved, and back again if it fails. */
export const useOrder = (galleryId: string, images: readonly GalleryImage[]) => {
  const toasts = useToasts();
  const {
    mutate: save,
    isPending,
    isSuccess,
    variables,
  } = useMutation({ ...galleryMutations.reorder(galleryId), onError: toasts.problem });

  return {
    ordered: isPending ? inOrder(images, variables) : images,
    save,
    words: isPending ? text.saving : isSuccess ? text.orderSaved : "",
  };
};
