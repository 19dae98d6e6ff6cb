import { zodResolver } from "@hookform/resolvers/zod";
import { addDays } from "date-fns/addDays";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import * as z from "zod";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { scheduleText as text } from "./schedule.text.ts";

const MORNING = 8;

const When = z
  .object({ isLater: z.boolean(), at: z.string().nullable() })
  .superRefine(({ isLater, at }, context) => {
    const time = Date.parse(at ?? "");
    const message = Number.isNaN(time) ? text.missing : time <= Date.now() ? text.notAhead : undefined;
    if (isLater && message) context.addIssue({ code: "custom", path: ["at"], message });
  });

export type WhenForm = z.infer<typeof When>;

export const whenResolver = zodResolver(When);

const tomorrowMorning = (now: Date): Date => setHours(startOfDay(addDays(now, 1)), MORNING);

/** Prefers the earlier schedule, then the newsletter's own date if in the future. */
export const whenFormOf = ({ scheduledAt, releaseDate }: Newsletter, now: Date): WhenForm => ({
  isLater: scheduledAt !== null,
  at:
    scheduledAt ??
    (Date.parse(releaseDate) > now.getTime() ? releaseDate : tomorrowMorning(now).toISOString()),
});
