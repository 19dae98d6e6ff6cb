import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { Employee } from "../organisations/employee.ts";

const Note = z.object({
  id: Id,
  at: z.iso.datetime(),
  by: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  editedAt: z.iso.datetime().optional(),
});

export type ApplicationNote = z.infer<typeof Note>;

export const ShownNote = Note.extend({ byName: z.string().nullable() }).meta({ id: "ApplicationNote" });
export type ShownNote = z.infer<typeof ShownNote>;

/** An employee who may read the application, and so be mentioned; not by which right. */
export const ApplicationReader = Employee.pick({
  id: true,
  title: true,
  firstname: true,
  lastname: true,
  titleBehind: true,
  employedAt: true,
}).meta({ id: "ApplicationReader" });

/** HTML, in which links to colleagues are mentions. */
export const NoteDraft = z.object({ content: z.string().max(4_000) }).meta({ id: "ApplicationNoteDraft" });
