import type * as z from "zod";
import { type EventCategory, EventCategoryDraft } from "../../../shared/calendar/event-category.ts";
import { checkedBy } from "../../components/form/resolver.ts";

export type CategoryForm = z.input<typeof EventCategoryDraft>;

export const categoryResolver = checkedBy(EventCategoryDraft);

export const categoryFormOf = (category: EventCategory | undefined): CategoryForm => ({
  name: category?.name ?? "",
  type: category?.type ?? "",
  colour: category?.hasOwnColour ? category.colour : null,
});
