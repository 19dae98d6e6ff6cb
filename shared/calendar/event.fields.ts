import type * as z from "zod";
import { type Field, labelsOf } from "../contract/fields.ts";
import type { CalendarEventDraft } from "./calendar-event.ts";

/** Where the specification has two names for a field, lists filter by the one that is left here. */
type Name = Exclude<
  keyof z.input<typeof CalendarEventDraft>,
  "startTime" | "endTime" | "organisationId" | "announcement"
>;

export const eventFields = {
  title: { label: "Titel", search: 16, hasCompounds: true, sort: true },
  wholeDay: { label: "Ganztägig", kind: "flag" },
  start: { label: "Beginn", kind: "stamp", sort: true },
  end: { label: "Ende", kind: "stamp", sort: true },
  category: { label: "Kategorie", kind: "choice", filter: true },
  organisationid: { label: "Kanzlei", kind: "choice", filter: true },
  visibility: { label: "Sichtbar für", filter: true },
  location: { label: "Ort", search: 4 },
  url: { label: "Webadresse", kind: "web" },
  description: { label: "Beschreibung" },
  files: { label: "Dateien", kind: "several" },
  asksForAnswers: { label: "Um Antwort bitten", kind: "flag" },
  answersPer: { label: "Es antworten" },
  places: { label: "Plätze", kind: "number" },
  answerUntil: { label: "Antworten bis", kind: "stamp" },
} as const satisfies Readonly<Record<Name, Field>>;

export const eventLabels = labelsOf(eventFields);
