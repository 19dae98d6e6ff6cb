import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import type { EventsConfig } from "../../../shared/calendar/events.contract.ts";
import type { Audience } from "../../../shared/notifications/announcement.ts";
import { fakeServer, json, listed, type SeenRequest } from "../fake-server.ts";

export const aShownEvent = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => {
  const event = {
    id: "ev1",
    title: "Fachtagung Umsatzsteuer",
    description: "<p>Mit Mittagessen.</p>",
    category: "seminar",
    visibility: "Everybody" as const,
    start: "2026-11-18T08:00:00.000Z",
    end: "2026-11-18T16:00:00.000Z",
    wholeDay: false,
    location: "Festsaal, St. Pölten",
    url: null,
    organisationId: null,
    files: [],
    asksForAnswers: false,
    answersPer: "person" as const,
    places: null,
    answerUntil: null,
    attendance: null,
    announcement: null,
    seriesId: null,
    seriesRule: null,
    createdAt: "2026-01-07T08:00:00.000Z",
    createdBy: "e7",
    modifiedAt: "2026-01-07T08:00:00.000Z",
    modifiedBy: "e7",
    ...overrides,
  };
  return {
    ...event,
    startTime: event.start,
    endTime: event.end,
    organisationid: event.organisationId,
  };
};

export const aCategory = (overrides: Partial<EventCategory> = {}): EventCategory => ({
  id: "seminar",
  name: "Fortbildung",
  type: null,
  colour: "#1f5fa8",
  textColour: "#ffffff",
  hasOwnColour: true,
  version: 3,
  ...overrides,
});

export const anAudience = (overrides: Partial<Audience> = {}): Audience => ({
  people: 0,
  mails: 0,
  bells: 0,
  names: [],
  at: "2026-01-07T08:00:00.000Z",
  isOver: false,
  ...overrides,
});

/** Answers what the pages of the calendar ask. */
export const calendarServer = (
  events: readonly CalendarEvent[],
  answers: Parameters<typeof fakeServer>[0] = {},
) =>
  fakeServer({
    "GET /v1/organisations/summaries": () => listed({ id: "1", name: "Kanzlei Wien" }),
    "GET /v1/calendar/categories": () => listed(aCategory()),
    "GET /v1/calendar/birthdays": () => listed(),
    "GET /v1/calendar/holidays": () => listed(),
    "GET /v1/calendar/events": () => listed(...events),
    "GET /v1/calendar/events/audience": () => json(anAudience()),
    ...answers,
  });

/** What the events were asked for. */
export const configOf = (request: SeenRequest | undefined): EventsConfig => {
  if (!request) throw new Error("No events were asked for.");
  return JSON.parse(request.url.searchParams.get("config") ?? "{}") as EventsConfig;
};
