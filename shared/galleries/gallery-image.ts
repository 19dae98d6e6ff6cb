import * as z from "zod";
import { Id, optionalLine, optionalText } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";

const ofGallery = { id: Id, galleryId: Id, groupId: Id };

/** Until the upload is checked it has no file, no address and no size; `reason` says why it never will. */
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

/** As a form has it. */
export const ImageCaption = z.object({ username: caption.username, description: caption.description });

interface EitherName {
  readonly username: string | null;
  readonly name: string | null;
}

/** The name it is sent under wins. */
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

/** Moves to the place, from 1 on, that is not the present one; the last one is as far as it goes. */
export const GalleryImageChange = z
  .object({ ...caption, fileId: Id.optional(), order: Place, ordering: Place })
  .transform(withOneName)
  .meta({ id: "GalleryImageChange" });

const MAX_CAPTIONS = 100;

export const GalleryCaptions = z
  .object({ images: z.array(z.object({ ...caption, id: Id }).transform(withOneName)).max(MAX_CAPTIONS) })
  .meta({ id: "GalleryCaptions" });

/** Their ids stand in the gallery's item, which holds 400 KB. */
export const MAX_ORDERED = 10_000;
