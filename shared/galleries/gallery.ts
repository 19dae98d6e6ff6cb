import * as z from "zod";
import { Id, optionalText, requiredText } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";

const GalleryCover = z
  .object({ imageId: Id, fileId: Id, url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: "GalleryCover" });
export type GalleryCover = z.infer<typeof GalleryCover>;

/** `coverId` is the chosen image, `cover` the shown one: without a choice the first. */
export const Gallery = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    isDraft: z.boolean(),
    coverId: Id.nullable(),
    cover: GalleryCover.nullable(),
    imagesCount: z.int(),
    createdAt: z.iso.datetime(),
    creator: Creator,
  })
  .meta({ id: "Gallery" });
export type Gallery = z.infer<typeof Gallery>;

/** Without `isDraft` a new gallery is shown, and a stored one stays as it is. */
export const GalleryDraft = z
  .object({
    name: requiredText(100),
    description: optionalText(2000),
    coverId: Id.nullish(),
    isDraft: z.boolean().nullish(),
  })
  .meta({ id: "GalleryDraft" });
export type GalleryDraft = z.output<typeof GalleryDraft>;
