import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { UploadedName } from "./file-name.ts";

export const FilePurpose = z.enum([
  "article",
  "post",
  "answer",
  "event",
  "application",
  "cloud",
  "gallery",
  "organisation",
  "employee",
  "misc",
]);
export type FilePurpose = z.infer<typeof FilePurpose>;

export const imagePurposes: readonly string[] = ["gallery", "organisation", "employee"];

/** The uploader's claims; none of them is trusted. */
export const UploadRequest = z
  .object({
    fileName: UploadedName,
    contentType: z
      .string()
      .max(127)
      .regex(/^([\w.+-]+\/[\w.+-]+)?$/, { error: "Das ist keine gültige Dateiart." })
      .default("")
      .transform((type) => type.toLowerCase() || "application/octet-stream"),
    size: z.int().min(1, { error: "Die Datei ist leer." }),
    purpose: FilePurpose,
    multipart: z.boolean().optional(),
  })
  .refine(({ multipart, purpose }) => !multipart || purpose === "cloud", {
    path: ["multipart"],
    error: "Nur Dateien der Cloud werden in Teilen hochgeladen.",
  })
  .meta({ id: "UploadRequest" });
export type UploadRequest = z.output<typeof UploadRequest>;

/** A form whose last field is `file`. */
export const UploadTicket = z
  .object({
    id: Id,
    upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
  })
  .meta({ id: "UploadTicket" });
export type UploadTicket = z.infer<typeof UploadTicket>;

export const UploadState = z.enum(["waiting", "ready", "refused"]);
export type UploadState = z.infer<typeof UploadState>;

/** Once ready, `contentType` is detected from the bytes. */
export const Upload = z
  .object({
    id: Id,
    fileName: z.string(),
    contentType: z.string(),
    size: z.int(),
    state: UploadState,
    reason: z.string().nullable(),
  })
  .meta({ id: "Upload" });
export type Upload = z.infer<typeof Upload>;

/** Malware scans usually take seconds; a longer one notifies the uploader and raises an alarm. */
export const LATE_CHECK_MINUTES = 10;

export const Attachment = z.object({
  id: Id,
  fileName: z.string().max(255),
  contentType: z.string().max(127),
  size: z.int().optional(),
  deleteFile: z.boolean().optional(),
});
export type Attachment = z.infer<typeof Attachment>;

/** The owning entity (specification section 3) is in every reply, but not stored. */
export const ApplicationAttachment = Attachment.extend({ applicationId: Id.optional() });
export const ArticleAttachment = Attachment.extend({ articleId: Id.optional() });
export const ForumAttachment = Attachment.extend({
  groupId: Id.nullish(),
  forumId: Id.optional(),
  forumPostId: Id.optional(),
  forumAnswerId: Id.nullish(),
});

export const NamedAttachment = Attachment.partial({ fileName: true, contentType: true });
