import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { TypedName } from "../files/file-name.ts";
import { Unsearchable } from "../files/text-outcome.ts";
import { Creator } from "../organisations/employee.ts";
import { DocumentVisibility } from "../visibility/visibility.ts";

const MAX_DESCRIPTION = 2000;

export const CloudFile = z
  .object({ id: Id, fileName: z.string(), contentType: z.string(), size: z.int() })
  .meta({ id: "CloudFile" });
export type CloudFile = z.infer<typeof CloudFile>;

export const Folder = z.object({ id: Id, title: z.string() });

/** Changes since the time that a folder is shown at. `isKept`: the content of that time still exists. */
const Since = z
  .object({
    title: z.string(),
    parentId: Id.nullable(),
    fileId: Id.nullable(),
    isDeleted: z.boolean(),
    isKept: z.boolean(),
  })
  .meta({ id: "CloudItemSince" });

/**
 * A viewer must satisfy both `visibility` and `folderVisibility`, that of all folders above combined.
 * `path`: these folders from the root on, present only if the caller can see all of them.
 */
export const CloudItem = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string().nullable(),
    visibility: DocumentVisibility,
    folderVisibility: DocumentVisibility,
    organisationId: Id.nullable(),
    isFile: z.boolean(),
    parentId: Id.nullable(),
    file: CloudFile.optional(),
    closed: z.boolean(),
    createdAt: z.iso.datetime(),
    createdBy: Id.nullable(),
    ownedBy: Id.optional(),
    modifiedAt: z.iso.datetime(),
    modifiedBy: Id.nullable(),
    path: z.array(Folder).optional(),
    creator: Creator,
    editor: Creator,
    /** Matching words of a document, in lists that ask for them. */
    excerpt: z.string().optional(),
    watches: z.boolean().optional(),
    unsearchable: Unsearchable.optional(),
    since: Since.optional(),
    isShared: z.boolean().optional(),
    requestId: Id.optional(),
  })
  .meta({ id: "CloudItem" });
export type CloudItem = z.infer<typeof CloudItem>;

const Description = z
  .string()
  .max(MAX_DESCRIPTION)
  .nullable()
  .transform((text) => text?.trim() || null);

/** An absent field stays as it is; `parentId` null is the root. */
export const CloudItemChange = z
  .object({
    title: TypedName.optional(),
    description: Description.optional(),
    visibility: DocumentVisibility.nullish(),
    organisationId: Id.nullish(),
    parentId: Id.nullish(),
    closed: z.boolean().optional(),
    fileId: Id.nullish(),
    unlessSame: z.boolean().optional(),
    /** A new file whose name is taken gets the next free one: "Brief (2).docx". */
    keepBoth: z.boolean().optional(),
  })
  .meta({ id: "CloudItemChange" });
export type CloudItemChange = z.output<typeof CloudItemChange>;

/** A folder, or with `fileId` a file; a file without a title keeps the name of its upload. */
export const CloudItemDraft = CloudItemChange.refine(
  ({ title, fileId }) => title !== undefined || (fileId ?? null) !== null,
  { path: ["title"], error: "Bitte ausfüllen." },
).meta({ id: "CloudItemDraft" });
