import * as z from "zod";
import { type PeriodName, periods } from "../periods.ts";

/** Periods that administrators set, and that of a stage's backups. */
export const setPeriodNames = ["audit", "ledger", "application", "backup"] as const;
export type SetPeriodName = (typeof setPeriodNames)[number];

export type RetentionName = PeriodName | SetPeriodName;

const isName = (name: string): name is PeriodName => name in periods;

export const RetentionPeriod = z
  .object({
    id: z.enum([...Object.keys(periods).filter(isName), ...setPeriodNames]),
    count: z.int(),
    unit: z.enum(["minutes", "hours", "days", "months"]),
  })
  .meta({ id: "RetentionPeriod" });
export type RetentionPeriod = z.infer<typeof RetentionPeriod>;
