import { eventFields } from "../../../shared/calendar/event.fields.ts";
import { eventAddress } from "../../../shared/calendar/event-address.ts";
import { asEventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { fileWords } from "../../../shared/files/file-words.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import type { CalendarEvents, StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import {
  type FileWords,
  isWithWords,
  type WithWords,
  withWords,
  wordsField,
} from "../../data/files/document-words.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import { openLiveIndex } from "../../platform/search/live-index.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import { excerptWith } from "../excerpt.ts";
import { openSource } from "../source.ts";

const plain = (html: string | null) => html && textOfHtml(html);

const fields: SearchedFields<WithWords<StoredEvent>> = {
  ...searchedFieldsOf(eventFields, (event: StoredEvent) => event),
  files: {
    text: ({ files }) => files.map(({ fileName }) => fileWords(fileName)).join(" "),
    weight: 2,
    hasCompounds: true,
  },
  description: { text: ({ description }) => plain(description), weight: 1 },
  ...wordsField,
};

const scopeOf = ({ visibility, deletedAt, createdBy, ownedBy }: StoredEvent) => ({
  visibility,
  deletedAt,
  createdBy,
  ownedBy,
});

/** Events to come before past ones, the nearest first. */
const sooner = (now: Date) => (one: string, other: string) => {
  const [comes, otherComes] = [one, other].map((start) => Date.parse(start) >= now.getTime());
  if (comes !== otherComes) return comes ? -1 : 1;
  return comes ? one.localeCompare(other) : other.localeCompare(one);
};

const recencyOf = (start: string, now: Date) =>
  new Date(Math.min(Date.parse(start), 2 * now.getTime() - Date.parse(start))).toISOString();

export const openEventIndex = (events: CalendarEvents, fileWords: FileWords) =>
  openLiveIndex(
    events,
    {
      fields,
      scopeOf,
      factsOf: ({ start, organisationId, title, location, createdBy }: StoredEvent) => ({
        date: start,
        organisationId,
        series: JSON.stringify([title, location, createdBy]),
      }),
      documentsOf: withWords(async (rows: ReadonlyMap<string, StoredEvent>) => rows, fileWords),
      isWhole: isWithWords,
    },
    { atOnce: Number.POSITIVE_INFINITY },
  );

export const openEventSource = (index: ReturnType<typeof openEventIndex>) =>
  openSource("events", index, ({ viewer, now, searchTerm }) => {
    const eventViewer = asEventViewer(viewer);
    return {
      canSee: (scope) => maySeeEvent(eventViewer, scope),
      sooner: sooner(now),
      recencyOf: (start) => recencyOf(start, now),
      show: async ({ title, location, description, files }, id) => ({
        title,
        excerpt: await excerptWith(files, searchTerm, title, [location, plain(description)]),
        path: eventAddress(id),
      }),
    };
  });
