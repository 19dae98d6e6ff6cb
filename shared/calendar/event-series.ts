import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { SeriesRule } from "./series-rule.ts";

export const MAX_SERIES = 200;
export const MAX_SERIES_YEARS = 3;

/** Whom a change of one event of a series holds for; what has begun stays as it was. */
export const SeriesScope = z.enum(["this", "following", "all"]);
export type SeriesScope = z.infer<typeof SeriesScope>;

export const inScope = z.object({ scope: SeriesScope.optional() });

/** Of the events that the caller sees. */
export const SeriesPlace = z
  .object({
    number: z.int(),
    count: z.int(),
    lastStart: z.iso.datetime(),
    previous: Id.nullable(),
    next: Id.nullable(),
  })
  .meta({ id: "SeriesPlace" });
export type SeriesPlace = z.infer<typeof SeriesPlace>;

export const SeriesDraft = z
  .object({
    rule: SeriesRule,
    /** Days of the rule on which there is nothing. */
    without: z.array(z.iso.date()).max(MAX_SERIES).default([]),
  })
  .meta({ id: "SeriesDraft" });
