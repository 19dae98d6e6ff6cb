import { ulid } from "ulid";
import { galleryImageProblems, galleryProblems } from "../../shared/galleries/galleries.problems.ts";
import { images as contract } from "../../shared/galleries/images.contract.ts";
import { inOrderOf } from "../platform/collection/ordering.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem, problemAt } from "../platform/http/problem.ts";
import { againWhileLost, cancellationReasons } from "../platform/table/write-failures.ts";
import type { GalleriesDeps } from "./galleries.deps.ts";
import { type GallerySubject, gallerySubject } from "./gallery-subject.ts";
import { fileOf, releaseWrites, takeWrites } from "./image-files.ts";
import { shownImages } from "./shown-images.ts";

interface Place {
  readonly id: string;
  readonly imageId: string;
}

const findIn = async ({ id, imageId }: Place, { images }: GalleriesDeps) => {
  const image = await images.find(imageId);
  if (image?.galleryId !== id) throw new Problem(galleryImageProblems.notFound);
  return image;
};

/** As the list shows it, since order and duplicates depend on the other images. */
const shownIn = async (gallery: GallerySubject, imageIds: readonly string[], { albums }: GalleriesDeps) => {
  const shown = new Map(shownImages(await albums.of(gallery)).map((image) => [image.id, image]));
  return imageIds.flatMap((id) => shown.get(id) ?? []);
};

/** The upload's check may end between reading the file and taking it. */
const keepTrying = <Saved>({ ownedFiles }: GalleriesDeps, save: () => Promise<Saved>): Promise<Saved> =>
  ownedFiles.refusingLostFiles(() => againWhileLost(save));

const oneIn = async (gallery: GallerySubject, imageId: string, deps: GalleriesDeps) => {
  const [image] = await shownIn(gallery, [imageId], deps);
  if (!image) throw new Problem(galleryImageProblems.notFound);
  return image;
};

export const images = implement<typeof contract, GalleriesDeps, GallerySubject>(
  contract,
  {
    list: async ({ subject, query: { config } }, { albums, images }) => {
      const shown = shownImages(await albums.of(subject));
      const { searchTerm } = config;
      const found = searchTerm
        ? new Set((await images.projection()).select({ searchTerm, among: shown.map(({ id }) => id) }))
        : undefined;
      const matching = found ? shown.filter(({ id }) => found.has(id)) : shown;
      return {
        totalCount: matching.length,
        data: matching.slice(config.skip, config.skip + config.limit),
      };
    },

    create: async ({ subject, body }, deps) => {
      const { galleries, images, now } = deps;
      const id = ulid();
      await keepTrying(deps, async () => {
        const file = await fileOf({ id, fileId: body.fileId }, deps);
        const image = { ...body, ...file, id, galleryId: subject.id, createdAt: now.toISOString() };
        try {
          await images.insert(image, [
            galleries.existsCheck(subject.id),
            ...(await takeWrites(undefined, image, deps)),
          ]);
        } catch (error) {
          const isGalleryGone = cancellationReasons(error)?.[1] === "ConditionalCheckFailed";
          throw isGalleryGone ? new Problem(galleryProblems.notFound) : error;
        }
      });
      return oneIn(subject, id, deps);
    },

    describe: async ({ subject, body }, deps) => {
      const known = new Set((await deps.albums.of(subject)).images.map(({ id }) => id));
      const unknownAt = body.images.findIndex(({ id }) => !known.has(id));
      if (unknownAt >= 0) throw problemAt(galleryImageProblems.unknown, `images.${unknownAt}.id`);
      for (const { id, username, description } of body.images) {
        await deps.images.update(id, (image) => ({ ...image, username, description }));
      }
      return {
        data: await shownIn(
          subject,
          body.images.map(({ id }) => id),
          deps,
        ),
      };
    },

    reorder: async ({ subject, body }, { albums, galleries }) => {
      const shown = shownImages(await albums.of(subject));
      const ordered = inOrderOf(body.imageIds, shown, {
        field: "imageIds",
        unknown: galleryImageProblems.unknown.title,
      });
      await galleries.update(subject.id, (gallery) => ({
        ...gallery,
        imageIds: ordered.map(({ id }) => id),
      }));
    },

    update: async ({ subject, params, body: { fileId, username, description } }, deps) => {
      const { id } = await findIn(params, deps);
      await keepTrying(deps, () =>
        deps.images.update(
          id,
          async (before) => {
            const isSame = fileId === undefined || fileId === before.fileId;
            const file = isSame ? {} : await fileOf({ id, fileId }, deps);
            return { ...before, username, description, ...file };
          },
          { alongside: (before, after) => takeWrites(before, after, deps) },
        ),
      );
      return oneIn(subject, id, deps);
    },

    remove: async ({ params }, deps) => {
      const image = await findIn(params, deps);
      await deps.images.remove(image.id, {
        from: image,
        alongside: async (before) => [await deps.trail.write(), ...releaseWrites(before, deps)],
      });
    },
  },
  { subject: gallerySubject },
);
