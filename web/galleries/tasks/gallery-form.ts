import type * as z from "zod";
import { type Gallery, GalleryDraft } from "../../../shared/galleries/gallery.ts";
import { checkedBy } from "../../components/form/resolver.ts";

const GalleryFields = GalleryDraft.pick({ name: true, description: true });
export type GalleryForm = z.input<typeof GalleryFields>;

export const galleryResolver = checkedBy(GalleryFields);

export const galleryFormOf = (gallery: Gallery | undefined): GalleryForm => ({
  name: gallery?.name ?? "",
  description: gallery?.description ?? "",
});
