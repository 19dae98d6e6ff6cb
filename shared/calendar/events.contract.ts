import * as z from "zod";
import { anywhere, rule, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listFieldsOf } from "../contract/fields.ts";
import { entityProblems } from "../contract/general.problems.ts";
import type { ListConfig } from "../contract/list.ts";
import { configQuery, configSchema, listQuery, page } from "../contract/list-query.ts";
import { Id, joinedIds, Timestamp } from "../contract/wire.ts";
import { Attachment } from "../files/file.ts";
import { fileProblems, takingProblems } from "../files/files.problems.ts";
import { Audience } from "../notifications/announcement.ts";
import { EventVisibility } from "../visibility/visibility.ts";
import { eventProblems } from "./calendar.problems.ts";
import { CalendarEvent, CalendarEventDraft } from "./calendar-event.ts";
import { eventFields } from "./event.fields.ts";
import { eventEditors, newEventEditors } from "./event-access.ts";
import { inScope, MAX_SERIES, RuleChange, RuleScope, SeriesDays, SeriesDraft } from "./event-series.ts";
import { SeriesRule } from "./series-rule.ts";

export interface EventsConfig extends ListConfig {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

const { filters, sort } = listFieldsOf(eventFields);
const fields = { filters, sort: [...sort, "createdAt", "modifiedAt"] } as const;

const EventInBrief = CalendarEvent.pick({
  id: true,
  title: true,
  start: true,
  end: true,
  wholeDay: true,
  location: true,
}).meta({ id: "EventInBrief" });

const draftProblems = [
  eventProblems.unknownCategory,
  eventProblems.unknownOffice,
  ...takingProblems,
] as const;

const inRuleScope = z.object({ scope: RuleScope });
const newRuleProblems = [eventProblems.firstMissing, eventProblems.longSeries] as const;
const ruleProblems = [eventProblems.notFound, eventProblems.noRule, eventProblems.begun] as const;

export const events = {
  list: endpoint({
    method: "GET",
    path: "/v1/calendar/events",
    access: signedIn,
    summary: "The events of a period by their beginning",
    query: Object.assign(
      configQuery<EventsConfig>(
        configSchema(fields).extend({ from: Timestamp.nullish(), to: Timestamp.nullish() }),
      ),
      { fields },
    ),
    reply: page(CalendarEvent).extend({ skip: z.int() }),
  }),
  next: endpoint({
    method: "GET",
    path: "/v1/calendar/events/next",
    access: signedIn,
    summary: "The next events in brief, and which of those ahead wait for the caller's answer",
    reply: z.object({ next: z.array(EventInBrief), toAnswer: z.array(EventInBrief) }),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/calendar/events/{id}",
    access: signedIn,
    summary: "One event",
    query: z.object({ withCreator: z.stringbool().optional() }),
    reply: CalendarEvent,
    versioned: true,
    problems: [eventProblems.notFound],
  }),
  create: endpoint({
    method: "PUT",
    path: "/v1/calendar/events",
    access: newEventEditors,
    summary: "Creates an event",
    body: CalendarEventDraft,
    reply: CalendarEvent,
    status: 201,
    versioned: true,
    problems: draftProblems,
  }),
  update: endpoint({
    method: "POST",
    path: "/v1/calendar/events/{id}",
    access: eventEditors,
    summary:
      "Changes an event, or in the same way others of its series, where these were not changed themselves",
    audited: "event.edited",
    query: inScope,
    body: CalendarEventDraft,
    reply: CalendarEvent,
    versioned: true,
    problems: [
      eventProblems.notFound,
      eventProblems.fewerPlaces,
      eventProblems.answered,
      eventProblems.otherDay,
      ...draftProblems,
      entityProblems.changed,
    ],
  }),
  repeat: endpoint({
    method: "POST",
    path: "/v1/calendar/events/{id}/series",
    access: eventEditors,
    summary: "Makes an event the first of a series, of events without its files and answers",
    body: SeriesDraft,
    reply: z.object({ seriesId: Id, created: z.int() }),
    status: 201,
    problems: [
      eventProblems.notFound,
      eventProblems.inSeries,
      eventProblems.firstMissing,
      eventProblems.noSeries,
      eventProblems.longSeries,
    ],
  }),
  rule: endpoint({
    method: "GET",
    path: "/v1/calendar/events/{id}/series",
    access: eventEditors,
    summary: "The days of a series that another rule would change: those that have not begun",
    query: inRuleScope,
    reply: SeriesDays,
    problems: ruleProblems,
  }),
  changeRule: endpoint({
    method: "PUT",
    path: "/v1/calendar/events/{id}/series",
    access: eventEditors,
    summary:
      "Gives a series another rule: what that names stays, the rest is deleted, what is missing is made",
    audited: "event.edited",
    query: inRuleScope,
    body: RuleChange,
    reply: z.object({ seriesId: Id, kept: z.int(), added: z.int(), dropped: z.int() }),
    problems: [...ruleProblems, ...newRuleProblems],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/calendar/events/{id}",
    access: eventEditors,
    summary: "Deletes an event, or others of its series too; for thirty days it can be restored",
    audited: "event.deleted",
    query: inScope.extend({ isSilent: z.stringbool().optional() }),
    problems: [eventProblems.notFound],
  }),
  restore: endpoint({
    method: "PUT",
    path: "/v1/calendar/events/{id}/restore",
    access: eventEditors,
    summary: "Takes the deletion of an event back, with a scope for all that it deleted of a series",
    query: inScope,
    reply: CalendarEvent,
    problems: [eventProblems.notFound],
  }),
  audience: endpoint({
    method: "GET",
    path: "/v1/calendar/events/audience",
    access: rule("EDIT_EVENTS", anywhere),
    summary:
      "Who hears of an event, of its change or deletion, or is reminded, by mail and by the bell, and when",
    query: inScope.extend({
      event: Id.optional(),
      about: z.enum(["saving", "deletion", "reminder", "rule"]),
      visibility: EventVisibility.optional(),
      start: z.iso.datetime().optional(),
      /** Needed where the event asks persons whether they come. */
      end: z.iso.datetime().optional(),
      isChanged: z.stringbool().optional(),
      at: z.iso.datetime().optional(),
      rule: SeriesRule.optional(),
      without: joinedIds(MAX_SERIES).optional(),
    }),
    reply: Audience,
    problems: [...ruleProblems, ...newRuleProblems],
  }),
  files: endpoint({
    method: "GET",
    path: "/v1/calendar/events/{id}/files",
    access: signedIn,
    summary: "The files of an event",
    query: listQuery({ isAskedWhole: true }),
    reply: page(Attachment),
    problems: [eventProblems.notFound],
  }),
  removeFile: endpoint({
    method: "DELETE",
    path: "/v1/calendar/events/{eventId}/files/{fileId}",
    access: eventEditors,
    summary: "Deletes a file of an event",
    audited: "event.file-deleted",
    problems: [eventProblems.notFound, fileProblems.notFound],
  }),
};
