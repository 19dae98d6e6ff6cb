import * as z from "zod";

const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const time = z.string().regex(TIME, { error: "Bitte eine Uhrzeit angeben, zum Beispiel 08:00." });

/** In Vienna's time, within one day. */
export const SendWindow = z
  .object({
    /** ISO 8601: 1 is Monday. */
    days: z.array(z.int().min(1).max(7)).min(1, { error: "Bitte mindestens einen Tag wählen." }).max(7),
    from: time,
    /** 24:00 for the end of the day. */
    until: time,
    /** Of all Austria. */
    skipsHolidays: z.boolean(),
  })
  .refine(({ from, until }) => from < until, {
    path: ["until"],
    error: "Das Ende muss nach dem Beginn liegen.",
  })
  .meta({ id: "SendWindow" });
export type SendWindow = z.output<typeof SendWindow>;
