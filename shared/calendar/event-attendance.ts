import * as z from "zod";
import { Id } from "../contract/wire.ts";

export const Answer = z.enum(["yes", "no", "maybe"]);
export type Answer = z.infer<typeof Answer>;

/** `coming` has a seat; `waiting` said yes, but is on the waiting list. */
export const AttendanceState = z.enum(["coming", "waiting", "maybe", "no", "missing"]);
export type AttendanceState = z.infer<typeof AttendanceState>;

const OwnAnswer = z.object({
  answer: Answer,
  persons: z.int(),
  state: AttendanceState,
  /** Rank on the waiting list, from 1. */
  position: z.int().nullable(),
  answeredAt: z.iso.datetime(),
});

/** Counts of people; `own` is the caller's answer, or that of the caller's office. */
export const Attendance = z
  .object({
    coming: z.int(),
    waiting: z.int(),
    maybe: z.int(),
    no: z.int(),
    free: z.int().nullable(),
    own: OwnAnswer.nullable(),
  })
  .meta({ id: "Attendance" });
export type Attendance = z.infer<typeof Attendance>;

const MAX_PERSONS = 500;

export const AnswerDraft = z
  .object({
    answer: Answer,
    persons: z.int().min(1).max(MAX_PERSONS).nullish(),
    organisationId: Id.nullish(),
    /** The beginning that the answerer was shown; refused if it is another one by now. */
    shownStart: z.iso.datetime().nullish(),
  })
  .meta({ id: "AnswerDraft" });
export type AnswerDraft = z.output<typeof AnswerDraft>;

export const AttendanceRow = z
  .object({
    id: Id,
    employeeId: Id.nullable(),
    organisationId: Id.nullable(),
    name: z.string(),
    organisationName: z.string().nullable(),
    persons: z.int(),
    state: AttendanceState,
    position: z.int().nullable(),
    answeredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "AttendanceRow" });
export type AttendanceRow = z.infer<typeof AttendanceRow>;
