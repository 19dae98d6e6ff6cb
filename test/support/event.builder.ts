import { ulid } from "ulid";
import {
  openCalendarEvents,
  type StoredEvent,
} from "../../functions/data/calendar/calendar-events.collection.ts";
import type { Table } from "../../functions/platform/table/table.ts";

const LONG_AGO = "2026-01-07T08:00:00.000Z";

export const anEvent = (overrides: Partial<StoredEvent> = {}): StoredEvent => ({
  id: ulid(),
  title: "Fachtagung Umsatzsteuer",
  description: "<p>Mit Mittagessen.</p>",
  category: null,
  visibility: "Everybody",
  start: "2030-03-14T08:00:00.000Z",
  end: "2030-03-14T16:00:00.000Z",
  wholeDay: false,
  location: "Festsaal, St. Pölten",
  url: null,
  organisationId: null,
  files: [],
  asksForAnswers: false,
  answersPer: "person",
  places: null,
  answerUntil: null,
  createdAt: LONG_AGO,
  createdBy: "colleague",
  modifiedAt: LONG_AGO,
  modifiedBy: "colleague",
  deletedAt: null,
  ...overrides,
});

export const aStoredEvent = (table: Table, overrides: Partial<StoredEvent> = {}) =>
  openCalendarEvents(table).insert(anEvent(overrides));
