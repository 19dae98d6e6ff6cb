import { eventFields } from "../../../shared/calendar/event.fields.ts";
import { eventAddress } from "../../../shared/calendar/event-address.ts";
import { eventOnlooker, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { fileWords } from "../../../shared/files/file-words.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import type { CalendarEvents, StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import { openRowIndex } from "../../platform/search/live-index.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

const words = (html: string | null) => html && textOfHtml(html);

const fields: SearchedFields<StoredEvent> = {
  ...searchedFieldsOf(eventFields, (event: StoredEvent) => event),
  files: {
    text: ({ files }) => files.map(({ fileName }) => fileWords(fileName)).join(" "),
    weight: 2,
    hasCompounds: true,
  },
  description: { text: ({ description }) => words(description), weight: 1 },
};

const scopeOf = ({ visibility, deletedAt, createdBy, ownedBy }: StoredEvent) => ({
  visibility,
  deletedAt,
  createdBy,
  ownedBy,
});

/** Those to come before those that were, the nearest first. */
const sooner = (now: Date) => (one: string, other: string) => {
  const [comes, otherComes] = [one, other].map((start) => Date.parse(start) >= now.getTime());
  if (comes !== otherComes) return comes ? -1 : 1;
  return comes ? one.localeCompare(other) : other.localeCompare(one);
};

/** What comes is as recent as what is as long ago, or the years of a series would come first. */
const recencyOf = (start: string, now: Date) =>
  new Date(Math.min(Date.parse(start), 2 * now.getTime() - Date.parse(start))).toISOString();

export const openEventSource = (events: CalendarEvents) => {
  const index = openRowIndex(events, {
    fields,
    scopeOf,
    factsOf: ({ start, organisationId, title, location, createdBy }) => ({
      date: start,
      organisationId,
      series: JSON.stringify([title, location, createdBy]),
    }),
  });

  return openSource("events", index, ({ viewer, now, searchTerm }) => {
    const onlooker = eventOnlooker(viewer);
    return {
      sees: (scope) => maySeeEvent(onlooker, scope),
      sooner: sooner(now),
      recencyOf: (start) => recencyOf(start, now),
      show: ({ title, location, description }, id) => ({
        title,
        excerpt: excerptFrom(searchTerm, title, [location, words(description)]),
        path: eventAddress(id),
      }),
    };
  });
};
