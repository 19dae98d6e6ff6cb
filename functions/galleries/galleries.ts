import { ulid } from "ulid";
import { actorOf, type Viewer } from "../../shared/contract/permissions.ts";
import { fileAddress } from "../../shared/files/file-address.ts";
import { galleries as contract } from "../../shared/galleries/galleries.contract.ts";
import { galleryProblems } from "../../shared/galleries/galleries.problems.ts";
import type { Gallery, GalleryCover } from "../../shared/galleries/gallery.ts";
import { maySeeGallery } from "../../shared/galleries/gallery-visibility.ts";
import { picturesOf } from "../data/files/shown-pictures.ts";
import { type Album, countOf } from "../data/galleries/albums.ts";
import type { StoredGalleryImage } from "../data/galleries/gallery-images.collection.ts";
import { openCreators } from "../data/people/creators.ts";
import type { Stores } from "../data/stores.ts";
import { pageOf } from "../platform/collection/join.ts";
import { visibleBy } from "../platform/collection/visible.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem, problemAt } from "../platform/http/problem.ts";
import { MAX_TRANSACTION } from "../platform/table/transactions.ts";
import { type GalleryResource, galleryResource } from "./gallery-resource.ts";
import { freeWrites } from "./image-files.ts";

const coverFrom = ({ id, fileId, picture }: StoredGalleryImage): GalleryCover | undefined =>
  picture
    ? { imageId: id, fileId, url: fileAddress(fileId), width: picture.width, height: picture.height }
    : undefined;

const shownGallery = <Shown extends Album>({ images, imageIds: _, ...gallery }: Shown) => {
  const chosen = images.find(({ id }) => id === gallery.coverId);
  const shown = (chosen && coverFrom(chosen)) ?? images.flatMap((image) => coverFrom(image) ?? [])[0];
  return {
    ...gallery,
    isDraft: gallery.isDraft ?? false,
    coverId: chosen?.id ?? null,
    cover: shown ?? null,
    imagesCount: countOf({ images }),
  } satisfies Gallery;
};

/** Each image takes two writes. */
const AT_ONCE = Math.floor(MAX_TRANSACTION / 2);

/** An interruption leaves whole images, which the next try removes. */
export const removeImages = async (images: readonly StoredGalleryImage[], deps: Stores): Promise<void> => {
  for (let start = 0; start < images.length; start += AT_ONCE) {
    await deps.table.transact(
      images
        .slice(start, start + AT_ONCE)
        .flatMap((image) => [deps.galleryImages.overwriteRemoved(image.id), ...freeWrites(image, deps)]),
    );
  }
};

const { images: _, ...own } = contract;

const seenBy = visibleBy(maySeeGallery);
const factsOf = ({ isAdmin, grants }: Viewer) => ({
  isAdmin,
  grants: grants.filter(({ rule }) => rule === "EDIT_GROUP"),
});

export const galleries = implement<typeof own, Stores, GalleryResource>(
  own,
  {
    list: async ({ query: { config } }, deps) => {
      const { albums, employees, viewer } = deps;
      const { totalCount, data } = pageOf(await albums.all(), config, seenBy(factsOf(viewer)));
      const creatorOf = await openCreators(employees, config.withCreator).load(data);
      const shown = data.map((album) => ({ ...shownGallery(album), ...creatorOf(album) }));
      const ids = config.withPictures ? shown.map(({ cover }) => cover?.fileId) : [];
      return { totalCount, data: shown, pictures: await picturesOf(ids, "preview", deps) };
    },

    read: async ({ resource }, { albums }) => shownGallery(await albums.of(resource)),

    create: async ({ body: { name, description, coverId, isDraft } }, { galleries, viewer, now }) => {
      if (coverId) throw problemAt(galleryProblems.coverUnknown, "coverId");
      const gallery = {
        id: ulid(),
        name,
        description,
        isDraft: isDraft ?? false,
        coverId: null,
        imageIds: [],
        createdAt: now.toISOString(),
        createdBy: actorOf(viewer),
      };
      return shownGallery({ ...(await galleries.insert(gallery)), images: [] });
    },

    update: async ({ resource, body, ifVersion }, { galleries, albums }) => {
      const { name, description, coverId, isDraft } = body;
      const { images } = await albums.of(resource);
      if (coverId && !images.some(({ id }) => id === coverId)) {
        throw problemAt(galleryProblems.coverUnknown, "coverId");
      }
      const gallery = await galleries.update(
        resource.id,
        (before) => ({
          ...before,
          name,
          description,
          isDraft: isDraft ?? before.isDraft ?? false,
          coverId: coverId === undefined ? before.coverId : coverId,
        }),
        { ifVersion, shown: (current) => shownGallery({ ...current, images }) },
      );
      return shownGallery({ ...gallery, images });
    },

    remove: async ({ resource, query }, deps) => {
      const { images } = await deps.albums.of(resource);
      const count = countOf({ images });
      if (count > 0 && query.images !== count) {
        throw new Problem(galleryProblems.notEmpty, { current: { images: count } });
      }
      await removeImages(images, deps);
      await deps.galleries.remove(resource.id, { inTransaction: async () => [await deps.trail.write()] });
      // Removes images that were added meanwhile; no more can come.
      await removeImages((await deps.albums.of(resource)).images, deps);
    },
  },
  { resource: galleryResource },
);
