import * as z from "zod";
import { Id, optionalLine, optionalText } from "../contract/wire.ts";
import { Attachment, NamedAttachment } from "../files/file.ts";
import { Creator } from "../organisations/employee.ts";
import { DocumentVisibility } from "../visibility/visibility.ts";

const MAX_NAME = 200;
const MAX_DESCRIPTION = 5_000;
const MAX_FILES = 20;

const ofBoth = {
  id: Id,
  groupId: Id,
  order: z.int(),
  visibility: DocumentVisibility,
  organisationId: Id.nullable(),
  createdAt: z.iso.datetime(),
  modifiedAt: z.iso.datetime(),
  creator: Creator,
};

const MiscDocument = z
  .object({
    ...ofBoth,
    kind: z.literal("document"),
    title: z.string(),
    description: z.string().nullable(),
    files: z.array(Attachment),
    isFile: z.boolean(),
    parentId: Id,
  })
  .meta({ id: "MiscDocument" });

const MiscLocation = z
  .object({ ...ofBoth, kind: z.literal("location"), name: z.string(), location: z.string() })
  .meta({ id: "MiscLocation" });

export const MiscEntry = z.discriminatedUnion("kind", [MiscDocument, MiscLocation]).meta({ id: "MiscEntry" });
export type MiscEntry = z.infer<typeof MiscEntry>;

export const MiscKind = z.enum(["document", "location"]);
export type MiscKind = z.infer<typeof MiscKind>;

const sent = z.object({
  kind: MiscKind.nullish(),
  title: optionalLine(MAX_NAME),
  description: optionalText(MAX_DESCRIPTION),
  files: z.array(NamedAttachment).max(MAX_FILES).optional(),
  name: optionalLine(MAX_NAME),
  location: optionalLine(MAX_NAME),
  order: z.int().min(0).max(1_000_000).nullish(),
  visibility: DocumentVisibility.optional(),
  organisationId: Id.nullish(),
});

/** Without `kind`, an entry with a location is one. */
export const MiscEntryDraft = sent
  .transform(({ kind, title, description, files, name, location, ...draft }, context) => {
    const of = { ...draft, organisationId: draft.organisationId ?? null };
    const missing = (path: string) => {
      context.addIssue({ code: "custom", path: [path], message: "Bitte ausfüllen." });
      return z.NEVER;
    };
    if ((kind ?? (location === null ? "document" : "location")) === "document") {
      return title === null
        ? missing("title")
        : { ...of, kind: "document" as const, title, description, files };
    }
    if (name === null) return missing("name");
    if (location === null) return missing("location");
    return { ...of, kind: "location" as const, name, location };
  })
  .meta({ id: "MiscEntryDraft" });
export type MiscEntryDraft = z.output<typeof MiscEntryDraft>;

type Named =
  | { readonly kind: "document"; readonly title: string }
  | { readonly kind: "location"; readonly name: string };

export const entryName = (entry: Named): string => (entry.kind === "document" ? entry.title : entry.name);
