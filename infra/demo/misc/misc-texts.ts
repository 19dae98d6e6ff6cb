import * as z from "zod";
import { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import stored from "./misc.json" with { type: "json" };

const FileText = z.object({ name: z.string(), lines: z.array(z.string()) });

const EntryText = z.union([
  z.object({
    visibility: DocumentVisibility.optional(),
    title: z.string(),
    description: z.string().optional(),
    files: z.array(FileText).optional(),
  }),
  z.object({ visibility: DocumentVisibility.optional(), name: z.string(), location: z.string() }),
]);
export type EntryText = z.infer<typeof EntryText>;

const GroupText = z.object({ name: z.string(), description: z.string(), entries: z.array(EntryText) });

export const groups = z.array(GroupText).parse(stored);
