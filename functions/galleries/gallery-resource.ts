import { maySeeGallery } from "../../shared/galleries/gallery-visibility.ts";
import type { Galleries, StoredGallery } from "../data/galleries/galleries.collection.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../platform/http/resource.ts";

/** The group that EDIT_GROUP and DELETE_GROUP name is the gallery itself. */
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
