import * as z from "zod";

/** How people hear of what is published: not at all, from a moment on, or, with neither, once it appears. */
export const Announcement = z
  .object({ isSilent: z.boolean(), at: z.iso.datetime().nullable() })
  .meta({ id: "Announcement" });
export type Announcement = z.infer<typeof Announcement>;

/** Null where it never goes out; times in ms. */
export const announcedFrom = (
  appearsAt: number,
  { isSilent, at }: Announcement = { isSilent: false, at: null },
): number | null => (isSilent ? null : Math.max(appearsAt, at === null ? 0 : Date.parse(at)));

/** Who would hear of it: `people` in all, by mail and by the bell; `isOver` where it was announced before. */
export const Audience = z
  .object({
    people: z.int(),
    mails: z.int(),
    bells: z.int(),
    /** Some of them, where they are few. */
    names: z.array(z.string()),
    /** When it begins, which may be later than asked for: mails keep the hours of newsletters. */
    at: z.iso.datetime(),
    isOver: z.boolean(),
    /** Of an event: how many who are asked said yes to something else then, of what the caller sees. */
    overlaps: z.object({ asked: z.int(), busy: z.int() }).optional(),
  })
  .meta({ id: "AnnouncementAudience" });
export type Audience = z.infer<typeof Audience>;
