import * as z from "zod";
import { Id } from "../contract/wire.ts";

const Note = z.object({
  id: Id,
  at: z.iso.datetime(),
  /** The employee, or the user who is none (`actorOf`). */
  by: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
});

/** As it is stored with the application. */
export type ApplicationNote = z.infer<typeof Note>;

/** `byName` is null for who is no employee. */
export const ShownNote = Note.extend({ byName: z.string().nullable() }).meta({ id: "ApplicationNote" });
export type ShownNote = z.infer<typeof ShownNote>;

/** HTML, in which links to colleagues mention them. */
export const NoteDraft = z.object({ content: z.string().max(4_000) }).meta({ id: "ApplicationNoteDraft" });
