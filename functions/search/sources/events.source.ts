import { eventFields } from "../../../shared/calendar/event.fields.ts";
import { eventAddress } from "../../../shared/calendar/event-address.ts";
import { eventOnlooker, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import type { CalendarEvents, StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Row } from "../../platform/collection/projection.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import { openRowIndex } from "../../platform/search/row-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

const words = (html: string | null) => html && textOfHtml(html);

/** What comes is as recent as what is as long ago, or the years of a series would come first. */
const recencyOf = (start: string, now: Date) =>
  new Date(Math.min(Date.parse(start), 2 * now.getTime() - Date.parse(start))).toISOString();

export const openEventSource = (events: CalendarEvents) => {
  const indexOf = openRowIndex<StoredEvent>({
    ...searchedFieldsOf(eventFields, ({ listed }: Row<StoredEvent>) => listed),
    files: {
      text: ({ listed }) => listed.files.map(({ fileName }) => fileName).join(" "),
      weight: 2,
      hasCompounds: true,
    },
    description: { text: ({ listed }) => words(listed.description), weight: 1 },
  });

  return openSource<StoredEvent>("events", async ({ viewer, now, searchTerm }) => {
    const rows = await events.projection();
    const onlooker = eventOnlooker(viewer);
    return {
      rows,
      searchable: indexOf(rows),
      sees: (event) => maySeeEvent(onlooker, event),
      factsOf: ({ start, organisationId }) => ({
        date: start,
        recency: recencyOf(start, now),
        organisationId,
      }),
      show: ({ title, location, description }, id) => ({
        title,
        excerpt: excerptFrom(searchTerm, title, [location, words(description)]),
        path: eventAddress(id),
      }),
    };
  });
};
