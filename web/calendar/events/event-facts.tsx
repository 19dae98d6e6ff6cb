import { useSuspenseQuery } from "@tanstack/react-query";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { eventLabels } from "../../../shared/calendar/event.fields.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { eventVisibilityText } from "../../../shared/visibility/visibility.text.ts";
import { eventCategoriesQuery } from "../../components/event-categories.query.ts";
import { eventWhen } from "../../components/event-when.ts";
import { type Fact, FactList } from "../../components/facts.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { mapAddress, WebLink } from "../../components/web-link.tsx";
import { calendarText } from "../calendar.text.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { seriesText } from "../series/series.text.ts";
import { SeriesFact } from "../series/series-fact.tsx";
import { eventText as text } from "./events.text.ts";

const madeBy = ({ creator, createdAt }: CalendarEvent) => {
  const when = officeDateTime(new Date(createdAt));
  return creator ? text.byWhom(fullName(creator), when) : text.at(when);
};

export const EventFacts = ({ event }: { event: CalendarEvent }) => {
  const { data: categories } = useSuspenseQuery(eventCategoriesQuery);
  const { data: offices } = useSuspenseQuery(officesQuery);
  const { id, location, url, organisationId, visibility } = event;
  const map = location && mapAddress(location);
  const facts: Fact[] = [
    [
      text.when,
      <Stack key="when" gap={1} align="start">
        {eventWhen(event)}
        <a className="lone-link" href={calendarPaths.ics(id)} download>
          {event.seriesId === null ? text.ics : seriesText.ics}
        </a>
      </Stack>,
    ],
    [seriesText.series, event.seriesId !== null && <SeriesFact key="series" event={event} />],
    [
      text.where,
      location && (
        <Stack key="where" gap={1} align="start">
          {location}
          {map && <WebLink address={map}>{text.map}</WebLink>}
        </Stack>
      ),
    ],
    [eventLabels.url, url && <WebLink key="url" address={url} />],
    [eventLabels.category, categories.find((category) => category.id === event.category)?.name],
    [
      eventLabels.organisationid,
      organisationId === null
        ? calendarText.wholeGroup
        : offices.find((office) => office.id === organisationId)?.name,
    ],
    [eventLabels.visibility, eventVisibilityText[visibility]],
    [text.by, madeBy(event)],
  ];

  return <FactList facts={facts.filter(([, value]) => Boolean(value))} />;
};
