import * as z from "zod";
import { Id, optionalLine, optionalText } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";

const ofGallery = { id: Id, galleryId: Id, groupId: Id };

/** An unchecked upload has no file, address or size; `reason` says why it never will. */
export const GalleryImage = z
  .object({
    ...ofGallery,
    fileId: Id,
    fileName: z.string(),
    username: z.string().nullable(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    hasFile: z.boolean(),
    url: z.string().nullable(),
    reason: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    order: z.int(),
    ordering: z.int(),
    duplicateOf: Id.nullable(),
    createdAt: z.iso.datetime(),
    creator: Creator,
  })
  .meta({ id: "GalleryImage" });
export type GalleryImage = z.infer<typeof GalleryImage>;

const caption = {
  username: optionalLine(200),
  name: optionalLine(200),
  description: optionalText(2000),
};

export const ImageCaption = z.object({ username: caption.username, description: caption.description });

interface EitherName {
  readonly username: string | null;
  readonly name: string | null;
}

/** The specification's two names for it: the one sent wins. */
const withOneName = <Draft extends EitherName>({ name, ...draft }: Draft) => ({
  ...draft,
  username: draft.username ?? name,
});

export const GalleryImageDraft = z
  .object({ ...caption, fileId: Id })
  .transform(withOneName)
  .meta({ id: "GalleryImageDraft" });
export type GalleryImageDraft = z.output<typeof GalleryImageDraft>;

const Place = z.int().min(1).nullish();

/** Counted from 1, without the image's present one; larger numbers mean the last. */
export const GalleryImageChange = z
  .object({ ...caption, fileId: Id.optional(), order: Place, ordering: Place })
  .transform(withOneName)
  .meta({ id: "GalleryImageChange" });

const MAX_CAPTIONS = 100;

export const GalleryCaptions = z
  .object({ images: z.array(z.object({ ...caption, id: Id }).transform(withOneName)).max(MAX_CAPTIONS) })
  .meta({ id: "GalleryCaptions" });

/** The ids stand in the gallery's table item, which holds 400 KB. */
export const MAX_ORDERED = 10_000;
