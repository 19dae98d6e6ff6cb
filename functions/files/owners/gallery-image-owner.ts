import * as z from "zod";
import { maySeeGallery } from "../../../shared/galleries/gallery-visibility.ts";
import { openFacts } from "../../data/files/owner-facts.ts";
import type { Table } from "../../platform/table/table.ts";
import type { OwnerAccess } from "../owner-access.ts";

export const openGalleryImageOwners = (table: Table): OwnerAccess => {
  const factsOf = openFacts(table, "GALLERY_IMAGE", z.object({ galleryId: z.string() }));
  const galleryOf = openFacts(
    table,
    "GALLERY",
    z.object({ id: z.string(), isDraft: z.boolean().optional() }),
  );
  return {
    maySee: async (id, viewer) => {
      const image = await factsOf(id);
      const gallery = image && (await galleryOf(image.galleryId));
      return gallery !== undefined && maySeeGallery(viewer, gallery);
    },
  };
};
