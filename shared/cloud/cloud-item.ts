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

/** What has become of it since the time that a folder is shown at. `isKept`: its content of then still exists. */
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
 * Who sees it must be admitted by `visibility` and by `folderVisibility`, that of all folders above together.
 * `path`: these folders, from the root on; where there is one, the caller sees all of it.
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
    /** Whom it was handed over to. */
    ownedBy: Id.optional(),
    modifiedAt: z.iso.datetime(),
    modifiedBy: Id.nullable(),
    path: z.array(Folder).optional(),
    creator: Creator,
    /** Of a single item. */
    editor: Creator,
    /** What a search found in the words of a document; of a list, if asked for. */
    excerpt: z.string().optional(),
    watches: z.boolean().optional(),
    /** Of a document whose words the search does not know. */
    unsearchable: Unsearchable.optional(),
    since: Since.optional(),
    /** With outsiders, by a link that has not ended. */
    isShared: z.boolean().optional(),
    /** Of the folder of a request, for who may look after it. */
    requestId: Id.optional(),
  })
  .meta({ id: "CloudItem" });
export type CloudItem = z.infer<typeof CloudItem>;

const Description = z
  .string()
  .max(MAX_DESCRIPTION)
  .nullable()
  .transform((text) => text?.trim() || null);

/** Without a field it stays as it is; `parentId` null is the root. */
export const CloudItemChange = z
  .object({
    title: TypedName.optional(),
    description: Description.optional(),
    visibility: DocumentVisibility.nullish(),
    organisationId: Id.nullish(),
    parentId: Id.nullish(),
    closed: z.boolean().optional(),
    fileId: Id.nullish(),
    /** Refuses a new file if the folder has one of the same content. */
    unlessSame: z.boolean().optional(),
    /** A new file whose name is taken gets the next free one: "Brief (2).docx". */
    keepBoth: z.boolean().optional(),
  })
  .meta({ id: "CloudItemChange" });
export type CloudItemChange = z.output<typeof CloudItemChange>;

/** A folder, or with `fileId` a file, which without a title is called as it was uploaded. */
export const CloudItemDraft = CloudItemChange.refine(
  ({ title, fileId }) => title !== undefined || (fileId ?? null) !== null,
  { path: ["title"], error: "Bitte ausfüllen." },
).meta({ id: "CloudItemDraft" });
