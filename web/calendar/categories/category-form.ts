import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type EventCategory, EventCategoryDraft } from "../../../shared/calendar/event-category.ts";

export type CategoryForm = z.input<typeof EventCategoryDraft>;

export const categoryResolver = zodResolver(EventCategoryDraft, undefined, { raw: true });

export const categoryFormOf = (category: EventCategory | undefined): CategoryForm => ({
  name: category?.name ?? "",
  type: category?.type ?? "",
  colour: category?.hasOwnColour ? category.colour : null,
});
