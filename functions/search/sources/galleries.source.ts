import { galleryAddress, galleryImageAddress } from "../../../shared/galleries/gallery-address.ts";
import { maySeeGallery } from "../../../shared/galleries/gallery-visibility.ts";
import type { Galleries, StoredGallery } from "../../data/galleries/galleries.collection.ts";
import type { GalleryImages, StoredGalleryImage } from "../../data/galleries/gallery-images.collection.ts";
import { openRowIndex } from "../../platform/search/row-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

export const openGallerySource = (galleries: Galleries) => {
  const indexOf = openRowIndex<StoredGallery>({
    name: { text: ({ listed }) => listed.name, weight: 16, hasCompounds: true },
    description: { text: ({ listed }) => listed.description, weight: 4 },
  });

  return openSource<StoredGallery>("galleries", async ({ viewer, searchTerm }) => {
    const rows = await galleries.projection();
    return {
      rows,
      searchable: indexOf(rows),
      sees: (gallery) => maySeeGallery(viewer, gallery),
      factsOf: ({ createdAt }) => ({ date: createdAt, organisationId: null }),
      show: ({ name, description }, id) => ({
        title: name,
        excerpt: excerptFrom(searchTerm, name, [description]),
        path: galleryAddress(id),
      }),
    };
  });
};

export const openGalleryImageSource = (images: GalleryImages, galleries: Galleries) => {
  const indexOf = openRowIndex<StoredGalleryImage>({
    username: { text: ({ listed }) => listed.username, weight: 16, hasCompounds: true },
    description: { text: ({ listed }) => listed.description, weight: 4 },
    fileName: { text: ({ listed }) => listed.fileName, weight: 2 },
  });

  return openSource<StoredGalleryImage>("galleries", async ({ viewer, searchTerm }) => {
    const [rows, albums] = await Promise.all([images.projection(), galleries.projection()]);
    return {
      rows,
      searchable: indexOf(rows),
      sees: ({ galleryId, reason }) => {
        const gallery = albums.get(galleryId);
        return reason === null && gallery !== undefined && maySeeGallery(viewer, gallery);
      },
      factsOf: ({ createdAt }) => ({ date: createdAt, organisationId: null }),
      show: ({ galleryId, username, description, fileName }, id) => {
        const title = username ?? fileName;
        return {
          title,
          excerpt: excerptFrom(searchTerm, title, [description, albums.get(galleryId)?.name]),
          path: galleryImageAddress(galleryId, id),
        };
      },
    };
  });
};
