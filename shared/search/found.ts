import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** In display order; applications are never searched. */
export const FoundArea = z.enum([
  "articles",
  "people",
  "offices",
  "discussions",
  "events",
  "cloud",
  "misc",
  "galleries",
  "newsletters",
  "subscribers",
]);
export type FoundArea = z.infer<typeof FoundArea>;

/** `path` is an address of the SPA; offices have no date, an event has that of its beginning. */
export const Found = z
  .object({
    area: FoundArea,
    id: Id,
    title: z.string(),
    excerpt: z.string(),
    path: z.string(),
    authorName: z.string().nullish(),
    organisationId: Id.nullish(),
    date: z.iso.datetime().nullable(),
    more: z.int().optional(),
  })
  .meta({ id: "Found" });
export type Found = z.infer<typeof Found>;
