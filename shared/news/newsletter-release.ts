import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** `lapsed`: what would go out has changed since. */
export const ReleaseState = z.enum(["asked", "given", "refused", "lapsed"]);
export type ReleaseState = z.infer<typeof ReleaseState>;

export const NewsletterRelease = z
  .object({
    state: ReleaseState,
    askedAt: z.iso.datetime(),
    askedBy: Id,
    askedByName: z.string(),
    /** Who had written the newsletter last. */
    writtenBy: Id.nullish(),
    /** Null: all who may. */
    askedOf: z.array(Id).nullable(),
    /** Since when it stands so; null while it is asked. */
    decidedAt: z.iso.datetime().nullable(),
    /** Null if an article or the template was changed. */
    decidedBy: Id.nullable(),
    decidedByName: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: "NewsletterRelease" });
export type NewsletterRelease = z.infer<typeof NewsletterRelease>;

/** One transaction tells them all. */
export const MOST_ASKED = 30;

/** Besides the right to edit: neither who asked nor who wrote it last. */
export const mayRelease = (
  { askedBy, writtenBy }: Pick<NewsletterRelease, "askedBy" | "writtenBy">,
  actor: string,
): boolean => actor !== askedBy && actor !== writtenBy;
