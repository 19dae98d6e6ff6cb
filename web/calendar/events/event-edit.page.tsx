import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { COPY_OF } from "../../app/shell/paths.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { useOpeningParameter } from "../../components/use-address-parameters.ts";
import { eventQueries } from "../calendar.queries.ts";
import { begun } from "../calendar-paths.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { EventEditor } from "./event-editor.tsx";
import { copyFormOf, type EventForm, eventFormOf, newEventForm } from "./event-form.ts";
import { eventEditorText as text } from "./events.text.ts";
import { newEventText } from "./new-event.text.ts";
import { nextHourOn } from "./proposed-times.ts";

const EventCopyEditor = ({ id }: { id: string }) => {
  const { data } = useSuspenseQuery(eventQueries.edit(id));
  return (
    <EventEditor title={text.copyTitle} start={copyFormOf(data.data)} isStartUnsaved begunAs={`copy-${id}`} />
  );
};

const isMoment = (value: string | null): value is string =>
  value !== null && !Number.isNaN(Date.parse(value));

const begunIn = (parameters: URLSearchParams, usualOffice: string | null): EventForm => {
  const [start, end] = [parameters.get(begun.start), parameters.get(begun.end)];
  const times =
    isMoment(start) && isMoment(end)
      ? { start, end, wholeDay: parameters.has(begun.wholeDay) }
      : nextHourOn(officeDay(new Date()), new Date());
  const office = parameters.get(begun.organisationid);
  return {
    ...newEventForm(times, office === null ? usualOffice : office || null),
    title: parameters.get(begun.title) ?? "",
    category: parameters.get(begun.category),
    announcement: { isSilent: parameters.has(begun.isSilent), at: null },
  };
};

const BegunEventEditor = () => {
  const [parameters] = useSearchParams();
  const { usualOffice } = useCalendarRights();
  const [start] = useState(() => begunIn(parameters, usualOffice()));
  return <EventEditor title={newEventText.title} start={start} isStartUnsaved={start.title !== ""} />;
};

export const NewEventPage = () => {
  const { mayCreate } = useCalendarRights();
  // A copy that was stored is an event of its own.
  const source = useOpeningParameter(COPY_OF);
  if (!mayCreate) return <NotAllowed />;
  return source ? <EventCopyEditor id={source} /> : <BegunEventEditor />;
};

export const EventEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(eventQueries.edit(id));
  const { mayEdit } = useCalendarRights();
  if (!mayEdit(stored.data.organisationId)) return <NotAllowed />;

  return <EventEditor title={text.editTitle} stored={stored} start={eventFormOf(stored.data)} />;
};
