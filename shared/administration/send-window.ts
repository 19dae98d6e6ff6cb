import * as z from "zod";

const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const time = z.string().regex(TIME, { error: "Bitte eine Uhrzeit angeben, zum Beispiel 08:00." });

export const SendWindow = z
  .object({
    /** ISO 8601: Monday is 1. */
    days: z.array(z.int().min(1).max(7)).min(1, { error: "Bitte mindestens einen Tag wählen." }).max(7),
    from: time,
    until: time,
    skipsHolidays: z.boolean(),
  })
  .refine(({ from, until }) => from < until, {
    path: ["until"],
    error: "Das Ende muss nach dem Beginn liegen.",
  })
  .meta({ id: "SendWindow" });
export type SendWindow = z.output<typeof SendWindow>;
