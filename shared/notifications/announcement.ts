import * as z from "zod";

/** When people are notified of a publication: never, from `at` on, or, with neither, once it appears. */
export const Announcement = z
  .object({ isSilent: z.boolean(), at: z.iso.datetime().nullable() })
  .meta({ id: "Announcement" });
export type Announcement = z.infer<typeof Announcement>;

/** Null if nobody is notified; times in ms. */
export const announcedFrom = (
  appearsAt: number,
  { isSilent, at }: Announcement = { isSilent: false, at: null },
): number | null => (isSilent ? null : Math.max(appearsAt, at === null ? 0 : Date.parse(at)));

/** `people` in all, by mail and by the bell; `isOver` if they were notified before. */
export const Audience = z
  .object({
    people: z.int(),
    mails: z.int(),
    bells: z.int(),
    names: z.array(z.string()),
    /** When notifying begins, perhaps later than chosen, since mails wait for the send window. */
    at: z.iso.datetime(),
    isOver: z.boolean(),
    /** Only for an event: how many of those asked accepted another one at that time, as far as the caller can see. */
    overlaps: z.object({ asked: z.int(), busy: z.int() }).optional(),
  })
  .meta({ id: "AnnouncementAudience" });
export type Audience = z.infer<typeof Audience>;
