import { addDays } from "date-fns/addDays";
import { isPast } from "date-fns/isPast";
import * as z from "zod";
import { Id, MailAddress, optionalLine, optionalText, requiredText } from "../contract/wire.ts";
import { officeDay, startOfOfficeDay } from "../dates/office-days.ts";
import { ApplicationAttachment } from "../files/file.ts";
import { Creator } from "../organisations/employee.ts";
import { applicationFiles } from "./application-files.ts";
import { ApplicationReader, ShownNote } from "./application-note.ts";
import { ShownStep } from "./application-step.ts";
import { Position, positions } from "./position.ts";
import { Stage } from "./stage.ts";

const MAX_LINE = 200;
const MAX_TEXT = 5_000;

/** So long before its deletion the list warns of it. */
const WARNING_DAYS = 14;

/** What is deleted before then is warned of; whole days, since deletions are daily. */
export const warningLimit = (now: Date): string =>
  startOfOfficeDay(officeDay(addDays(now, WARNING_DAYS + 1)));

const Birthdate = optionalLine(40).pipe(
  z.iso
    .date({ abort: true })
    .refine((date) => date >= "1900" && isPast(date), { error: "Das ist kein mögliches Geburtsdatum." })
    .nullable(),
);

const fields = z.object({
  salutation: optionalLine(MAX_LINE),
  firstname: requiredText(MAX_LINE),
  lastname: requiredText(MAX_LINE),
  street: optionalLine(MAX_LINE),
  zip: optionalLine(20),
  city: optionalLine(MAX_LINE),
  phone: optionalLine(50),
  email: MailAddress,
  birthdate: Birthdate,
  positions: z
    .array(Position)
    .max(positions.length)
    .default([])
    .transform((chosen) => positions.filter((position) => chosen.includes(position))),
  position_other: optionalLine(MAX_LINE),
  education_school: optionalText(MAX_TEXT),
  education_university: optionalText(MAX_TEXT),
  education_degree: optionalText(MAX_TEXT),
  current_position: optionalText(MAX_TEXT),
  /** Spelt so on the wire. */
  additional_qualitfications: optionalText(MAX_TEXT),
  comments: optionalText(MAX_TEXT),
});

/** The whole application as those save it who work on it; what else a reply has is ignored. */
export const ApplicationDraft = fields
  .extend({ isProcessed: z.boolean().optional() })
  .meta({ id: "ApplicationDraft" });
export type ApplicationDraft = z.output<typeof ApplicationDraft>;

const ConsentVersion = z.string().min(1).max(50);

/**
 * `submissionId`: one for each filling in of the form, so that what is sent again counts once; without it
 * the same content within a day does. `website` is not shown to people, so only a robot fills it in.
 */
export const ApplicationForm = fields
  .extend({
    fileIds: z.array(Id).max(applicationFiles.maxCount).default([]),
    consent: z.object({ version: ConsentVersion }),
    submissionId: Id.optional(),
    website: z.string().max(2_000).nullish(),
  })
  .refine((form) => form.positions.length > 0 || form.position_other !== null, {
    path: ["positions"],
    error: "Bitte wählen Sie mindestens eine Stelle.",
    // Told while other fields are still empty, too.
    when: ({ value }) => fields.pick({ positions: true, position_other: true }).safeParse(value).success,
  })
  .meta({ id: "ApplicationForm" });
export type ApplicationForm = z.output<typeof ApplicationForm>;

const Earlier = z.object({
  id: Id,
  organisationId: Id,
  isProcessed: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** `deleteAt`: when everything about it is deleted; `isExpiring`: within the next 14 days. */
export const ApplicationRow = z
  .object({
    id: Id,
    organisationId: Id,
    isProcessed: z.boolean(),
    /** Null if it was processed before there were stages. */
    stage: Stage.nullable(),
    salutation: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    street: z.string().nullable(),
    zip: z.string().nullable(),
    city: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string(),
    birthdate: z.iso.date().nullable(),
    positions: z.array(Position),
    position_other: z.string().nullable(),
    education_school: z.string().nullable(),
    education_university: z.string().nullable(),
    education_degree: z.string().nullable(),
    current_position: z.string().nullable(),
    additional_qualitfications: z.string().nullable(),
    comments: z.string().nullable(),
    filesCount: z.int(),
    createdAt: z.iso.datetime(),
    modifiedAt: z.iso.datetime(),
    deleteAt: z.iso.datetime(),
    /** By the applicant's own consent, longer than the setting says. */
    consentUntil: z.iso.datetime().nullable(),
    /** The applicant was asked then, and has not answered. */
    consentAskedAt: z.iso.datetime().nullable(),
    isExpiring: z.boolean(),
    /** Of the same address, or name and birth date, at offices whose applications the caller may see. */
    duplicates: z.array(Id),
    creator: Creator,
  })
  .meta({ id: "ApplicationRow" });
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const Application = ApplicationRow.extend({
  files: z.array(ApplicationAttachment),
  consent: z.object({ version: ConsentVersion, text: z.string(), at: z.iso.datetime() }),
  /** Where `duplicates` are found, the latest first. */
  earlier: z.array(Earlier),
  /** The first step first. */
  history: z.array(ShownStep),
  notes: z.array(ShownNote),
  readers: z.array(ApplicationReader),
}).meta({ id: "Application" });
export type Application = z.infer<typeof Application>;
