import * as z from "zod";
import { Id, optionalLine, requiredText } from "../contract/wire.ts";
import { Colour } from "./colour.ts";

/** `textColour` is what can be read on `colour`; that is derived where nobody chose one. */
export const EventCategory = z
  .object({
    id: Id,
    name: z.string(),
    type: z.string().nullable(),
    colour: z.string(),
    textColour: z.string(),
    hasOwnColour: z.boolean(),
    /** To save with: the wire reads no single category. */
    version: z.int(),
  })
  .meta({ id: "EventCategory" });
export type EventCategory = z.infer<typeof EventCategory>;

export const EventCategoryDraft = z
  .object({ name: requiredText(100), type: optionalLine(100), colour: Colour.nullish() })
  .meta({ id: "EventCategoryDraft" });
