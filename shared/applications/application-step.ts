import * as z from "zod";
import { MailKind } from "./application-mail.ts";
import { Stage } from "./stage.ts";

const at = z.iso.datetime();
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

const DateStep = z.object({ kind: z.literal("date"), at, date: z.iso.datetime() });

const PapersStep = z.object({ kind: z.literal("papers"), at, count: z.int() });

export type ApplicationStep = z.infer<
  typeof StageStep | typeof MailStep | typeof DateStep | typeof PapersStep
>;
export type MailStep = z.infer<typeof MailStep>;

/** `accepted`: SES has taken the mail; `failed`: sending was given up. */
export const MailState = z.enum(["waiting", "accepted", "failed"]);
export type MailState = z.infer<typeof MailState>;

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
