import * as z from "zod";
import { Id, optionalLine, requiredText } from "../contract/wire.ts";
import { Colour } from "./colour.ts";

/** `textColour` is legible on `colour`, which is derived where nobody chose one. */
export const EventCategory = z
  .object({
    id: Id,
    name: z.string(),
    type: z.string().nullable(),
    colour: z.string(),
    textColour: z.string(),
    hasOwnColour: z.boolean(),
    /** A save needs it, and no endpoint reads a single category. */
    version: z.int(),
  })
  .meta({ id: "EventCategory" });
export type EventCategory = z.infer<typeof EventCategory>;

export const EventCategoryDraft = z
  .object({ name: requiredText(100), type: optionalLine(100), colour: Colour.nullish() })
  .meta({ id: "EventCategoryDraft" });
