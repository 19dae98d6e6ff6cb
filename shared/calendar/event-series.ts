import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { SeriesRule } from "./series-rule.ts";

export const MAX_SERIES = 200;
export const MAX_SERIES_YEARS = 3;

/** Whom a change of one event of a series holds for; what has begun stays as it was. */
export const SeriesScope = z.enum(["this", "following", "all"]);
export type SeriesScope = z.infer<typeof SeriesScope>;

/** A rule is that of several. */
export const RuleScope = SeriesScope.exclude(["this"]);
export type RuleScope = z.infer<typeof RuleScope>;

export const inScope = z.object({ scope: SeriesScope.optional() });

/** Of the events that the caller sees. */
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
    /** Days of the rule on which there is nothing. */
    without: z.array(z.iso.date()).max(MAX_SERIES).default([]),
  })
  .meta({ id: "SeriesDraft" });

/** By days of the old rule, which stay an event's own however it was moved: what a new rule begins with. */
export const SeriesDays = z
  .object({
    rule: z.string(),
    /** The first, which stays. */
    first: z.iso.date(),
    own: z.iso.date(),
    days: z.array(z.iso.date()),
    /** Between them, where there is nothing. */
    without: z.array(z.iso.date()),
  })
  .meta({ id: "SeriesDays" });
export type SeriesDays = z.infer<typeof SeriesDays>;

export const RuleChange = SeriesDraft.extend({ isSilent: z.boolean().default(false) }).meta({
  id: "RuleChange",
});
