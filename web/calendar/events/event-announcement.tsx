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
}

/** What those who come are told, beside that it is off (`tell-attendance.ts`). */
const told = ["title", "start", "end", "location"] as const;

/** Who hears of the event as it is typed; of what is over nobody does. */
export const EventAnnouncement = ({ form, stored, isFolded, scope }: EventAnnouncementProps) => {
  const [visibility, end, ...facts] = useWatch({
    control: form.control,
    name: ["visibility", "end", ...told],
  });
  if (end && isPast(end)) return null;
  const isChanged = stored && told.some((name, at) => (facts[at] ?? "") !== (stored[name] ?? ""));
  const start = facts[told.indexOf("start")];

  return (
    <AnnouncementField
      form={form}
      name="announcement"
      isFolded={isFolded}
      audienceAt={(at) =>
        eventQueries.audience({
          event: stored?.id,
          about: "saving",
          scope,
          visibility,
          start: start && isValid(new Date(start)) ? new Date(start).toISOString() : undefined,
          isChanged,
          at,
        })
      }
    />
  );
};
