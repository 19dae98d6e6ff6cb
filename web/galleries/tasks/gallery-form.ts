import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type Gallery, GalleryDraft } from "../../../shared/galleries/gallery.ts";

const GalleryFields = GalleryDraft.pick({ name: true, description: true });
export type GalleryForm = z.input<typeof GalleryFields>;

export const galleryResolver = zodResolver(GalleryFields, undefined, { raw: true });

export const galleryFormOf = (gallery: Gallery | undefined): GalleryForm => ({
  name: gallery?.name ?? "",
  description: gallery?.description ?? "",
});
