import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { Employee } from "../organisations/employee.ts";

const Note = z.object({
  id: Id,
  at: z.iso.datetime(),
  /** The employee, or the user who is none (`actorOf`). */
  by: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  editedAt: z.iso.datetime().optional(),
});

/** As it is stored with the application. */
export type ApplicationNote = z.infer<typeof Note>;

/** `byName` is null for who is no employee. */
export const ShownNote = Note.extend({ byName: z.string().nullable() }).meta({ id: "ApplicationNote" });
export type ShownNote = z.infer<typeof ShownNote>;

/** Who may read an application, and so be mentioned; not by which right. */
export const ApplicationReader = Employee.pick({
  id: true,
  title: true,
  firstname: true,
  lastname: true,
  titleBehind: true,
  employedAt: true,
}).meta({ id: "ApplicationReader" });

/** HTML, in which links to colleagues mention them. */
export const NoteDraft = z.object({ content: z.string().max(4_000) }).meta({ id: "ApplicationNoteDraft" });
