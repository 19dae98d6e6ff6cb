import { fileWords } from "../../../shared/files/file-words.ts";
import { galleryAddress, galleryImageAddress } from "../../../shared/galleries/gallery-address.ts";
import { maySeeGallery } from "../../../shared/galleries/gallery-visibility.ts";
import type { Galleries } from "../../data/galleries/galleries.collection.ts";
import type { GalleryImages } from "../../data/galleries/gallery-images.collection.ts";
import { openRowIndex } from "../../platform/search/live-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

export const openGalleryIndex = (galleries: Galleries) =>
  openRowIndex(galleries, {
    fields: {
      name: { text: ({ name }) => name, weight: 16, hasCompounds: true },
      description: { text: ({ description }) => description, weight: 4 },
    },
    scopeOf: ({ id, isDraft }) => ({ id, isDraft }),
    factsOf: ({ createdAt }) => ({ date: createdAt, organisationId: null }),
  });

type GalleryIndex = ReturnType<typeof openGalleryIndex>;

export const openGallerySource = (index: GalleryIndex) =>
  openSource("galleries", index, ({ viewer, searchTerm }) => ({
    canSee: (scope) => maySeeGallery(viewer, scope),
    show: ({ name, description }, id) => ({
      title: name,
      excerpt: excerptFrom(searchTerm, name, [description]),
      path: galleryAddress(id),
    }),
  }));

export const openGalleryImageSource = (images: GalleryImages, galleryIndex: GalleryIndex) => {
  const index = openRowIndex(images, {
    fields: {
      username: { text: ({ username }) => username, weight: 16, hasCompounds: true },
      description: { text: ({ description }) => description, weight: 4 },
      fileName: { text: ({ fileName }) => fileWords(fileName), weight: 2 },
    },
    scopeOf: ({ galleryId, reason }) => ({ galleryId, isReady: reason === null }),
    factsOf: ({ createdAt }) => ({ date: createdAt, organisationId: null }),
  });

  return openSource("galleries", index, async ({ viewer, searchTerm }) => {
    const albums = await galleryIndex.current();
    return {
      canSee: ({ galleryId, isReady }) => {
        const gallery = albums.get(galleryId);
        return isReady && gallery !== undefined && maySeeGallery(viewer, gallery);
      },
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
