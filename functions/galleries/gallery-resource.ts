import { maySeeGallery } from "../../shared/galleries/gallery-visibility.ts";
import type { Galleries, StoredGallery } from "../data/galleries/galleries.collection.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../platform/http/resource.ts";

/** EDIT_GROUP and DELETE_GROUP name the gallery itself as their group. */
export type GalleryResource = Stored<StoredGallery> & { readonly groupId: string };

export const galleryResource: ResourceOptions<{ readonly galleries: Galleries }, GalleryResource> = {
  source: ({ galleries }) => ({
    missing: galleries.missing,
    keysOf: galleries.keysOf,
    entityFrom: (itemAt, id) => {
      const gallery = galleries.entityFrom(itemAt, id);
      return gallery && { ...gallery, groupId: gallery.id };
    },
  }),
  visible: (gallery, { viewer }) => maySeeGallery(viewer, gallery),
};
