import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { SeriesRule } from "./series-rule.ts";

export const MAX_SERIES = 200;
export const MAX_SERIES_YEARS = 3;

/** Events of a series that a change applies to; past and running ones stay as they were. */
export const SeriesScope = z.enum(["this", "following", "all"]);
export type SeriesScope = z.infer<typeof SeriesScope>;

export const RuleScope = SeriesScope.exclude(["this"]);
export type RuleScope = z.infer<typeof RuleScope>;

export const inScope = z.object({ scope: SeriesScope.optional() });

/** Counts only events that the caller can see. */
export const SeriesPosition = z
  .object({
    number: z.int(),
    count: z.int(),
    lastStart: z.iso.datetime(),
    previous: Id.nullable(),
    next: Id.nullable(),
  })
  .meta({ id: "SeriesPosition" });
export type SeriesPosition = z.infer<typeof SeriesPosition>;

export const SeriesDraft = z
  .object({
    rule: SeriesRule,
    without: z.array(z.iso.date()).max(MAX_SERIES).default([]),
  })
  .meta({ id: "SeriesDraft" });

/** An event keeps its day of the old rule even if it was moved; a new rule starts from these days. */
export const SeriesDays = z
  .object({
    rule: z.string(),
    first: z.iso.date(),
    own: z.iso.date(),
    days: z.array(z.iso.date()),
    without: z.array(z.iso.date()),
  })
  .meta({ id: "SeriesDays" });
export type SeriesDays = z.infer<typeof SeriesDays>;

export const RuleChange = SeriesDraft.extend({ isSilent: z.boolean().default(false) }).meta({
  id: "RuleChange",
});
