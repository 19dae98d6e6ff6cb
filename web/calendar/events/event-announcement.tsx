import { isPast } from "date-fns/isPast";
import { isValid } from "date-fns/isValid";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { SeriesScope } from "../../../shared/calendar/event-series.ts";
import { AnnouncementField } from "../../components/announcement-field.tsx";
import { eventQueries } from "../calendar.queries.ts";
import type { EventForm } from "./event-form.ts";

interface EventAnnouncementProps {
  form: UseFormReturn<EventForm>;
  stored?: CalendarEvent | undefined;
  isFolded?: boolean;
  scope?: SeriesScope;
  note?: (query: ReturnType<typeof eventQueries.audience>) => React.ReactNode;
}

/** Changes of these fields notify attendees (`notify-attendees.ts`). */
const announcedFields = ["title", "start", "end", "location"] as const;

const momentOf = (value: string | null | undefined) =>
  value && isValid(new Date(value)) ? new Date(value).toISOString() : undefined;

/** Nobody is notified of a past event. */
export const EventAnnouncement = ({ form, stored, isFolded, scope, note }: EventAnnouncementProps) => {
  const [visibility, end, asks, per, ...facts] = useWatch({
    control: form.control,
    name: ["visibility", "end", "asksForAnswers", "answersPer", ...announcedFields],
  });
  if (end && isPast(end)) return null;
  const isChanged = stored && announcedFields.some((name, at) => (facts[at] ?? "") !== (stored[name] ?? ""));
  const asksPeople = asks && per === "person";
  const audienceAt = (at: string | undefined) =>
    eventQueries.audience({
      event: stored?.id,
      about: "saving",
      scope,
      visibility,
      start: momentOf(facts[announcedFields.indexOf("start")]),
      end: asksPeople ? momentOf(end) : undefined,
      isChanged,
      at,
    });

  return (
    <>
      <AnnouncementField form={form} name="announcement" isFolded={isFolded} audienceAt={audienceAt} />
      {asksPeople && note?.(audienceAt(undefined))}
    </>
  );
};
