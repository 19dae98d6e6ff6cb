import * as z from "zod";

export const Answer = z.enum(["yes", "no", "maybe"]);
export type Answer = z.infer<typeof Answer>;

/** Of a yes: who has a place, and who waits for one. */
export const AttendanceState = z.enum(["coming", "waiting", "maybe", "no", "missing"]);
export type AttendanceState = z.infer<typeof AttendanceState>;

const OwnAnswer = z.object({
  answer: Answer,
  persons: z.int(),
  state: AttendanceState,
  /** Among those who wait, from 1 on. */
  position: z.int().nullable(),
  answeredAt: z.iso.datetime(),
});

/** Numbers of people; `own` is the caller's answer, or that of the caller's office. */
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
