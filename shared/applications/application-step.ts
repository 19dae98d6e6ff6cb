import * as z from "zod";
import { MailKind } from "./application-mail.ts";
import { Stage } from "./stage.ts";

const at = z.iso.datetime();
/** The employee, or the user who is none (`actorOf`). */
const by = z.string();

const StageStep = z.object({ kind: z.literal("stage"), at, by, from: Stage.nullable(), to: Stage });

const MailStep = z.object({
  kind: z.literal("mail"),
  at,
  by,
  mail: MailKind,
  mailId: z.string(),
  subject: z.string(),
  text: z.string().nullable(),
  dates: z.array(z.iso.datetime()),
});

/** The applicant has chosen one of the dates. */
const DateStep = z.object({ kind: z.literal("date"), at, date: z.iso.datetime() });

/** The applicant has added so many files. */
const PapersStep = z.object({ kind: z.literal("papers"), at, count: z.int() });

/** What has happened to an application, as it is stored with it. */
export type ApplicationStep = z.infer<
  typeof StageStep | typeof MailStep | typeof DateStep | typeof PapersStep
>;
export type MailStep = z.infer<typeof MailStep>;

/** `accepted`: SES has taken it; `failed`: it was given up. */
export const MailState = z.enum(["waiting", "accepted", "failed"]);
export type MailState = z.infer<typeof MailState>;

/** Null for who is no employee. */
const byName = z.string().nullable();

export const ShownStep = z
  .discriminatedUnion("kind", [
    StageStep.extend({ byName }),
    MailStep.extend({ byName, state: MailState }),
    DateStep,
    PapersStep,
  ])
  .meta({ id: "ApplicationStep" });
export type ShownStep = z.infer<typeof ShownStep>;
