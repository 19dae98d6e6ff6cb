import { openJoin } from "../../platform/collection/join.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import type { Galleries, StoredGallery } from "./galleries.collection.ts";
import type { GalleryImages, StoredGalleryImage } from "./gallery-images.collection.ts";

export interface Album extends StoredGallery {
  readonly images: readonly StoredGalleryImage[];
}

export const countOf = ({ images }: Pick<Album, "images">): number =>
  images.filter(({ reason }) => reason === null).length;

const rules: ListRules<Album> = {
  fieldOf: (album, field) => {
    switch (field) {
      case "name":
        return album.name;
      case "imagesCount":
        return countOf(album);
      default:
        return album.createdAt;
    }
  },
  searchText: ({ name, description }) => [name, description],
  defaultSort: [{ field: "createdAt", direction: "desc" }],
};

const ordered = ({ imageIds }: StoredGallery, images: readonly StoredGalleryImage[]) => {
  const places = new Map(imageIds.map((id, at) => [id, at]));
  const placeOf = ({ id }: StoredGalleryImage) => places.get(id) ?? imageIds.length;
  // Ids are ULIDs, so images without a position stand as they were added.
  return images.toSorted((one, other) => placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1));
};

type Images = Projection<StoredGalleryImage>;

const albumsOf = (galleries: Projection<StoredGallery>, images: Images): Album[] => {
  const byGallery = Map.groupBy(
    Array.from(images.entries(), ({ listed }) => listed),
    ({ galleryId }) => galleryId,
  );
  return Array.from(galleries.entries(), ({ listed }) => ({
    ...listed,
    images: ordered(listed, byGallery.get(listed.id) ?? []),
  }));
};

export const openAlbums = (galleries: Galleries, images: GalleryImages) => {
  const join = openJoin(rules, albumsOf);
  return {
    all: async (): Promise<Projection<Album>> =>
      join(...(await Promise.all([galleries.projection(), images.projection()]))),

    of: async <Gallery extends StoredGallery>(gallery: Gallery): Promise<Gallery & Album> => {
      const all = Array.from((await images.projection()).entries(), ({ listed }) => listed);
      const own = all.filter(({ galleryId }) => galleryId === gallery.id);
      return { ...gallery, images: ordered(gallery, own) };
    },
  };
};
