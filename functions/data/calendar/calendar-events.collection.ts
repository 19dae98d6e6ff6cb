import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import type { CalendarEvent, CalendarEventDraft } from "../../../shared/calendar/calendar-event.ts";
import { eventFields } from "../../../shared/calendar/event.fields.ts";
import type { Attachment } from "../../../shared/files/file.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import type { EventVisibility } from "../../../shared/visibility/visibility.ts";
import { openBulkWriter } from "../../platform/collection/bulk-writer.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import type { Snapshotted } from "../../platform/collection/snapshot.ts";
import { openSnapshotWriter, type SnapshotBucket } from "../../platform/collection/snapshot-writer.ts";
import { fieldOf, searchTextOf } from "../../platform/search/entity-fields.ts";
import type { Table } from "../../platform/table/table.ts";

export type AdditionalFields = Pick<
  CalendarEvent,
  "wholeDay" | "asksForAnswers" | "answersPer" | "places" | "answerUntil"
>;

export interface StoredSeries {
  readonly id: string;
  /** RRULE without its end. */
  readonly rule: string;
  readonly slot: string;
}

export interface StoredEvent
  extends Omit<CalendarEventDraft, "files" | "visibility" | keyof AdditionalFields>,
    AdditionalFields {
  readonly id: string;
  readonly visibility: EventVisibility;
  readonly files: readonly Attachment[];
  readonly series?: StoredSeries | undefined;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly ownedBy?: string | undefined;
  readonly modifiedAt: string;
  readonly modifiedBy: string;
  readonly deletedAt: string | null;
}

const eventValue = fieldOf(eventFields);
const searchText = searchTextOf(eventFields);

const spec: CollectionSpec<StoredEvent, StoredEvent> & Snapshotted = {
  name: "CALENDAR_EVENT",
  missing: eventProblems.notFound,
  snapshot: { shape: 1, above: 2_000 },
  listed: (event) => event,
  listedIsWhole: true,
  fieldOf: (event, field) => (field === "organisationid" ? event.organisationId : eventValue(event, field)),
  searchText: (event) => [...searchText(event), textOfHtml(event.description ?? "")],
  defaultSort: [
    { field: "start", direction: "asc" },
    { field: "end", direction: "asc" },
    { field: "title", direction: "asc" },
  ],
};

export const openCalendarEvents = (table: Table) => openCollection(table, spec);

export const openCalendarEventChanges = (table: Table) => openBulkWriter(table, spec);

export const openCalendarEventSnapshots = (table: Table, bucket: SnapshotBucket) =>
  openSnapshotWriter<StoredEvent>(table, spec, bucket);

export type CalendarEvents = ReturnType<typeof openCalendarEvents>;
