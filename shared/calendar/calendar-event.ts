import { millisecondsInDay } from "date-fns/constants";
import * as z from "zod";
import { optionalWebAddress } from "../contract/web-address.ts";
import { Id, optionalLine, optionalText, requiredText, Timestamp } from "../contract/wire.ts";
import { Attachment, NamedAttachment } from "../files/file.ts";
import { Announcement } from "../notifications/announcement.ts";
import { Creator } from "../organisations/employee.ts";
import { EventVisibility } from "../visibility/visibility.ts";
import { Attendance } from "./event-attendance.ts";
import { SeriesPosition } from "./event-series.ts";

const MAX_TITLE = 500;
const MAX_DESCRIPTION = 10_000;
const MAX_FILES = 20;
const MAX_DAYS = 366;

const AnswersPer = z.enum(["person", "office"]);

/** Times are UTC; whole days run from Vienna's midnight to the midnight after the last day. */
export const CalendarEvent = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string().nullable(),
    category: Id.nullable(),
    visibility: EventVisibility,
    start: z.iso.datetime(),
    startTime: z.iso.datetime(),
    end: z.iso.datetime(),
    endTime: z.iso.datetime(),
    wholeDay: z.boolean(),
    location: z.string().nullable(),
    url: z.string().nullable(),
    organisationid: Id.nullable(),
    organisationId: Id.nullable(),
    files: z.array(Attachment),
    asksForAnswers: z.boolean(),
    answersPer: AnswersPer,
    places: z.int().nullable(),
    answerUntil: z.iso.datetime().nullable(),
    attendance: Attendance.nullable(),
    announcement: Announcement.nullable(),
    seriesId: Id.nullable(),
    /** RRULE without its end, which is the last event. */
    seriesRule: z.string().nullable(),
    /** Only where a single event is read. */
    seriesPlace: SeriesPosition.optional(),
    createdAt: z.iso.datetime(),
    createdBy: Id,
    ownedBy: Id.optional(),
    modifiedAt: z.iso.datetime(),
    modifiedBy: Id,
    creator: Creator,
    editor: Creator,
  })
  .meta({ id: "CalendarEvent" });
export type CalendarEvent = z.infer<typeof CalendarEvent>;

const sent = z.object({
  title: requiredText(MAX_TITLE),
  description: optionalText(MAX_DESCRIPTION),
  category: Id.nullish(),
  visibility: EventVisibility.optional(),
  start: Timestamp.nullish(),
  startTime: Timestamp.nullish(),
  end: Timestamp.nullish(),
  endTime: Timestamp.nullish(),
  wholeDay: z.boolean().optional(),
  location: optionalLine(MAX_TITLE),
  url: optionalWebAddress,
  organisationid: Id.nullish(),
  organisationId: Id.nullish(),
  files: z.array(NamedAttachment).max(MAX_FILES).optional(),
  asksForAnswers: z.boolean().optional(),
  answersPer: AnswersPer.optional(),
  places: z.int().min(1).max(100_000).nullish(),
  answerUntil: Timestamp.nullish(),
  announcement: Announcement.nullish(),
});

const [FIRST, LAST] = ["1970", "2200"];
const tooFar = "Dieses Jahr liegt zu weit weg.";

const faultOf = (start: string | undefined, end: string | undefined) => {
  if (!start) return { path: ["start"], message: "Bitte ausfüllen." };
  if (!end) return { path: ["end"], message: "Bitte ausfüllen." };
  if (end < start) return { path: ["end"], message: "Das Ende liegt vor dem Beginn." };
  if (start < FIRST) return { path: ["start"], message: tooFar };
  if (end > LAST) return { path: ["end"], message: tooFar };
  return Date.parse(end) - Date.parse(start) > MAX_DAYS * millisecondsInDay
    ? { path: ["end"], message: "Ein Termin dauert höchstens ein Jahr." }
    : undefined;
};

/** Where a field has two names, the name in the request wins, even with an empty value. */
const sentAs = <Value>(sentName: Value | undefined, otherName: Value | undefined) =>
  sentName === undefined ? otherName : sentName;

/** Fields that the specification lacks may be absent, and then stay as they are. */
export const CalendarEventDraft = sent
  .transform(
    ({ start: from, startTime, end: to, endTime, organisationid, organisationId, ...draft }, context) => {
      const [start, end] = [sentAs(from, startTime) ?? undefined, sentAs(to, endTime) ?? undefined];
      const fault = faultOf(start, end);
      if (!start || !end || fault) {
        context.addIssue({ code: "custom", ...fault });
        return z.NEVER;
      }
      return {
        ...draft,
        start,
        end,
        category: draft.category ?? null,
        organisationId: sentAs(organisationid, organisationId) ?? null,
      };
    },
  )
  .meta({ id: "CalendarEventDraft" });
export type CalendarEventDraft = z.output<typeof CalendarEventDraft>;
