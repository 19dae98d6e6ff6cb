import * as z from "zod";
import { EventVisibility } from "../../../shared/visibility/visibility.ts";
import stored from "./events.json" with { type: "json" };

export const categories = [
  { id: "category-fristen", name: "Fristen", type: "frist", colour: "#a3400b" },
  { id: "category-fortbildung", name: "Fortbildung", type: "seminar", colour: "#1f5fa8" },
  { id: "category-besprechung", name: "Besprechung", type: "besprechung", colour: "#4b5563" },
  { id: "category-fest", name: "Feste und Ausflüge", type: "fest", colour: "#2d6a35" },
  { id: "category-gremium", name: "Gremien", type: "gremium", colour: "#7a2f86" },
] as const;

export const programmeOf = (title: string) => ({
  fileName: `Programm ${title.replaceAll(":", "")}.pdf`,
  title: `Programm: ${title}`,
});

const EventText = z.object({
  category: z.enum(categories.map(({ id }) => id)),
  title: z.string(),
  description: z.string().optional(),
  location: z.string().optional(),
  visibility: EventVisibility.optional(),
  /** The first day, counted from today; negative in the past. */
  day: z.int(),
  /** Repeats every so many days in the two years that are seeded. */
  every: z.int().optional(),
  series: z.object({ id: z.string(), rule: z.string() }).optional(),
  /** Hours of the day in Vienna; without them, whole days. */
  hours: z.tuple([z.number(), z.number()]).optional(),
  days: z.int().optional(),
  url: z.string().optional(),
  /** Belongs to the office of whoever made it; without this, to the whole group. */
  isOffices: z.literal(true).optional(),
  programme: z.string().optional(),
  answers: z
    .object({
      per: z.enum(["person", "office"]),
      places: z.int().optional(),
      given: z.int(),
      /** Days before the event begins. */
      until: z.int().optional(),
    })
    .optional(),
});
export type EventText = z.infer<typeof EventText>;

export const events = z.array(EventText).parse(stored);
