import { ulid } from "ulid";
import { entityProblems } from "../../shared/contract/general.problems.ts";
import { actorOf } from "../../shared/contract/permissions.ts";
import { fileAddress } from "../../shared/files/file-address.ts";
import { galleryImageProblems, galleryProblems } from "../../shared/galleries/galleries.problems.ts";
import type { GalleryImage } from "../../shared/galleries/gallery-image.ts";
import { images as contract } from "../../shared/galleries/images.contract.ts";
import { picturesOf } from "../data/files/shown-pictures.ts";
import type { Album } from "../data/galleries/albums.ts";
import type { StoredGallery } from "../data/galleries/galleries.collection.ts";
import type { StoredGalleryImage } from "../data/galleries/gallery-images.collection.ts";
import { openCreators } from "../data/people/creators.ts";
import type { Stores } from "../data/stores.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { inOrderOf } from "../platform/collection/ordering.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem, problemAt } from "../platform/http/problem.ts";
import type { Write } from "../platform/table/item.ts";
import { cancellationReasons, retryOnConflict } from "../platform/table/write-failures.ts";
import { type GalleryResource, galleryResource } from "./gallery-resource.ts";
import { fileOf, freeWrites, takeWrites } from "./image-files.ts";

const firstOfEach = (images: readonly StoredGalleryImage[]) => {
  const first = new Map<string, string>();
  for (const { id, picture } of images.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    if (picture && !first.has(picture.checksum)) first.set(picture.checksum, id);
  }
  return first;
};

const shownImages = ({
  images,
}: Pick<Album, "images">): (GalleryImage & Pick<StoredGalleryImage, "createdBy">)[] => {
  const first = firstOfEach(images);
  return images.map(({ picture, ...image }, at) => {
    const original = picture ? first.get(picture.checksum) : undefined;
    return {
      ...image,
      groupId: image.galleryId,
      name: image.username,
      hasFile: picture !== null,
      url: picture ? fileAddress(image.fileId) : null,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      order: at + 1,
      ordering: at + 1,
      duplicateOf: original === undefined || original === image.id ? null : original,
    };
  });
};

type StoredImage = Stored<Pick<StoredGalleryImage, "id">>;

interface Place {
  readonly id: string;
  readonly imageId: string;
}

const findIn = async ({ id, imageId }: Place, { galleryImages }: Stores) => {
  const image = await galleryImages.find(imageId);
  if (image?.galleryId !== id) throw new Problem(galleryImageProblems.notFound);
  return image;
};

/** Order and duplicates depend on the other images of the gallery. */
const shownIn = async (gallery: StoredGallery, imageIds: readonly string[], { albums }: Stores) => {
  const shown = new Map(shownImages(await albums.of(gallery)).map((image) => [image.id, image]));
  return imageIds.flatMap((id) => shown.get(id) ?? []);
};

const keepTrying = <Saved>({ ownedFiles }: Stores, save: () => Promise<Saved>): Promise<Saved> =>
  ownedFiles.refusingLostFiles(() => retryOnConflict(save));

/** No gallery has as many images: an image's version includes its position, which is no field of it. */
const PLACES = 100_000;

const oneIn = async (gallery: StoredGallery, { id, version }: StoredImage, deps: Stores) => {
  const [image] = await shownIn(gallery, [id], deps);
  if (!image) throw new Problem(galleryImageProblems.notFound);
  return { ...image, version: version * PLACES + image.order };
};

const galleryNow = async (id: string, { galleries }: Stores) => {
  const gallery = await galleries.find(id);
  if (!gallery) throw new Problem(galleryProblems.notFound);
  return gallery;
};

interface Wanted {
  readonly order?: number | null | undefined;
  readonly ordering?: number | null | undefined;
}

const moveWrites = async (
  { id, imageId }: Place,
  { order, ordering }: Wanted,
  deps: Stores,
): Promise<readonly Write[]> => {
  const wanted = [order, ordering].flatMap((rank) => rank ?? []);
  if (wanted.length === 0) return [];
  const gallery = await galleryNow(id, deps);
  const ids = (await deps.albums.of(gallery)).images.map((image) => image.id);
  const rank = wanted.find((number) => ids[number - 1] !== imageId);
  if (rank === undefined) return [];
  const imageIds = ids.filter((other) => other !== imageId).toSpliced(rank - 1, 0, imageId);
  return [deps.galleries.updateWrite({ ...gallery, imageIds }, gallery.version)];
};

export const images = implement<typeof contract, Stores, GalleryResource>(
  contract,
  {
    list: async ({ resource, query: { config } }, deps) => {
      const { albums, galleryImages, employees } = deps;
      const shown = shownImages(await albums.of(resource));
      const { searchTerm } = config;
      const found = searchTerm
        ? new Set((await galleryImages.projection()).select({ searchTerm, among: shown.map(({ id }) => id) }))
        : undefined;
      const matching = found ? shown.filter(({ id }) => found.has(id)) : shown;
      const page = matching.slice(config.skip, config.skip + config.limit);
      const creatorOf = await openCreators(employees, config.withCreator).load(page);
      return {
        totalCount: matching.length,
        data: page.map((image) => ({ ...image, ...creatorOf(image) })),
        pictures: await picturesOf(
          config.withPictures ? page.map(({ hasFile, fileId }) => (hasFile ? fileId : null)) : [],
          "thumbnail",
          deps,
        ),
      };
    },

    create: async ({ resource, body }, deps) => {
      const { galleries, galleryImages, viewer, now } = deps;
      const id = ulid();
      const saved = await keepTrying(deps, async () => {
        const file = await fileOf({ id, fileId: body.fileId }, deps);
        const made = { createdAt: now.toISOString(), createdBy: actorOf(viewer) };
        const image = { ...body, ...file, ...made, id, galleryId: resource.id };
        try {
          return await galleryImages.insert(image, [
            galleries.existsCheck(resource.id),
            ...(await takeWrites(undefined, image, deps)),
          ]);
        } catch (error) {
          const isGalleryGone = cancellationReasons(error)?.[1] === "ConditionalCheckFailed";
          throw isGalleryGone ? new Problem(galleryProblems.notFound) : error;
        }
      });
      return oneIn(resource, saved, deps);
    },

    describe: async ({ resource, body }, deps) => {
      const known = new Set((await deps.albums.of(resource)).images.map(({ id }) => id));
      const unknownAt = body.images.findIndex(({ id }) => !known.has(id));
      if (unknownAt >= 0) throw problemAt(galleryImageProblems.unknown, `images.${unknownAt}.id`);
      for (const { id, username, description } of body.images) {
        await deps.galleryImages.update(id, (image) => ({ ...image, username, description }));
      }
      return {
        data: await shownIn(
          resource,
          body.images.map(({ id }) => id),
          deps,
        ),
      };
    },

    reorder: async ({ resource, body }, { albums, galleries }) => {
      const shown = shownImages(await albums.of(resource));
      const ordered = inOrderOf(body.imageIds, shown, {
        field: "imageIds",
        unknown: galleryImageProblems.unknown.title,
      });
      await galleries.update(resource.id, (gallery) => ({
        ...gallery,
        imageIds: ordered.map(({ id }) => id),
      }));
    },

    update: async ({ resource, params, body, ifVersion }, deps) => {
      const { fileId, username, description } = body;
      const shownNow = async (image: StoredImage) => oneIn(await galleryNow(resource.id, deps), image, deps);
      const saved = await keepTrying(deps, async () => {
        const image = await findIn(params, deps);
        const seen = ifVersion === undefined ? undefined : await shownNow(image);
        if (seen?.version !== ifVersion) throw new Problem(entityProblems.changed, { current: seen });
        return deps.galleryImages.update(
          image.id,
          async (before) => {
            const isSame = fileId === undefined || fileId === before.fileId;
            const file = isSame ? {} : await fileOf({ id: image.id, fileId }, deps);
            return { ...before, username, description, ...file };
          },
          {
            ifVersion: seen && image.version,
            shown: shownNow,
            inTransaction: async (before, after) => [
              ...(await takeWrites(before, after, deps)),
              ...(await moveWrites(params, body, deps)),
            ],
          },
        );
      });
      return shownNow(saved);
    },

    remove: async ({ params }, deps) => {
      const image = await findIn(params, deps);
      await deps.galleryImages.remove(image.id, {
        from: image,
        inTransaction: async (before) => [await deps.trail.write(), ...freeWrites(before, deps)],
      });
    },
  },
  { resource: galleryResource },
);
