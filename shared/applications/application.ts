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

const WARNING_DAYS = 14;

/** Applications deleted before this get a warning; whole days, since deletions are daily. */
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
  /** Misspelt on the wire. */
  additional_qualitfications: optionalText(MAX_TEXT),
  comments: optionalText(MAX_TEXT),
});

export const ApplicationDraft = fields
  .extend({ isProcessed: z.boolean().optional() })
  .meta({ id: "ApplicationDraft" });
export type ApplicationDraft = z.output<typeof ApplicationDraft>;

const ConsentVersion = z.string().min(1).max(50);

/**
 * `submissionId` makes a resent form count once; without it, equal content within a day does.
 * `website` is hidden from people, so only robots fill it in.
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
    // Without this, the check would wait until all other fields are valid.
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

/** `deleteAt`: when everything about the application is deleted; `isExpiring`: within the next 14 days. */
export const ApplicationRow = z
  .object({
    id: Id,
    organisationId: Id,
    isProcessed: z.boolean(),
    /** Null if the application was processed before stages existed. */
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
    /** The applicant consented to a longer period than the setting's. */
    consentUntil: z.iso.datetime().nullable(),
    /** When the applicant was asked for longer consent; null once answered. */
    consentAskedAt: z.iso.datetime().nullable(),
    isExpiring: z.boolean(),
    /** Applications of the same address, or name and birth date, at offices whose applications the caller may see. */
    duplicates: z.array(Id),
    creator: Creator,
  })
  .meta({ id: "ApplicationRow" });
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const Application = ApplicationRow.extend({
  files: z.array(ApplicationAttachment),
  consent: z.object({ version: ConsentVersion, text: z.string(), at: z.iso.datetime() }),
  /** The applications in `duplicates`, newest first. */
  earlier: z.array(Earlier),
  history: z.array(ShownStep),
  notes: z.array(ShownNote),
  readers: z.array(ApplicationReader),
}).meta({ id: "Application" });
export type Application = z.infer<typeof Application>;
