import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { galleryText as text } from "../galleries.text.ts";

export const nameOf = ({ name, description, ordering }: GalleryImage): string =>
  name ?? description ?? text.unnamed(ordering);
