import "./calendar.css";
import type { DateClickInfo, DateSelectInfo, EventClickInfo } from "@fullcalendar/react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { ProblemPanel } from "../../components/problem-panel.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { calendarText } from "../calendar.text.ts";
import type { EventTimes } from "../events/event-form.ts";
import { daysBetween, hourFrom, hourOn } from "../events/proposed-times.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { stepFrom } from "./calendar-period.ts";
import { AnnouncedStep, NewEventDialog } from "./late-dialogs.ts";
import type { useCalendarEntries } from "./use-calendar-entries.ts";
import type { CalendarPlace } from "./use-calendar-place.ts";
import { useEventMoves } from "./use-event-moves.ts";
import { viewsText as text } from "./views.text.ts";

const none: readonly never[] = [];

interface CalendarViewProps extends ReturnType<typeof useCalendarEntries> {
  place: CalendarPlace;
}

const selected = ({ allDay, startStr, endStr, start, end }: DateSelectInfo): EventTimes =>
  allDay
    ? daysBetween(startStr, endStr)
    : { start: start.toISOString(), end: end.toISOString(), wholeDay: false };

export const CalendarView = ({ place, query, entries, isReady }: CalendarViewProps) => {
  const { view, day, goTo, goToToday } = place;
  const navigate = useNavigate();
  const { mayCreate } = useCalendarRights();
  const { move, asked } = useEventMoves(query.data?.data ?? none);
  const [proposed, setProposed] = useState<EventTimes>();

  const pointed = ({ allDay, dateStr, date }: DateClickInfo): EventTimes => {
    if (!allDay) return hourFrom(date);
    return view === "month" ? hourOn(dateStr) : daysBetween(dateStr, "");
  };
  const open = ({ event, jsEvent }: EventClickInfo) => {
    // The browser opens links in another tab itself.
    if (!event.url || jsEvent.metaKey || jsEvent.ctrlKey || jsEvent.shiftKey) return;
    jsEvent.preventDefault();
    void navigate(event.url);
  };
  const turn = (event: React.KeyboardEvent) => {
    const turns: Readonly<Record<string, () => void>> = {
      PageUp: () => goTo({ day: stepFrom(day, view, -1) }),
      PageDown: () => goTo({ day: stepFrom(day, view, 1) }),
      Home: goToToday,
    };
    const run = turns[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const { data, error, isPlaceholderData, refetch } = query;
  if (error && !data) return <ProblemPanel error={error} onRetry={() => refetch()} />;
  if (!isReady) {
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton className="calendar-grid" height="auto" />
      </div>
    );
  }

  return (
    <>
      <section
        className="calendar-grid calendar-colours"
        data-view={view}
        aria-label={calendarText.title}
        aria-busy={isPlaceholderData}
        data-waiting={isPlaceholderData}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that turn the page need a place
        tabIndex={0}
        title={text.keys}
        onKeyDown={turn}
      >
        <CalendarGrid
          // Remounts for another view or period, so that no state of the former stays.
          key={`${view} ${day}`}
          view={view}
          day={day}
          entries={entries}
          mayCreate={mayCreate}
          eventClick={open}
          eventDrop={move}
          eventResize={move}
          navLinkDayClick={(date) => goTo({ view: "day", day: officeDay(date) })}
          {...(mayCreate && {
            dateClick: (info: DateClickInfo) => setProposed(pointed(info)),
            select: (info: DateSelectInfo) => setProposed(selected(info)),
          })}
        />
      </section>
      <p className="visually-hidden" aria-live="polite">
        {data && text.count(data.totalCount)}
      </p>
      {data && data.totalCount > data.data.length && (
        <p role="status">{text.tooMany(formatNumber(data.data.length), formatNumber(data.totalCount))}</p>
      )}
      <Suspense>
        {asked && (
          <AnnouncedStep
            title={text.moveTitle}
            text={text[asked.event.seriesId === null ? "moveText" : "moveSeries"](asked.event.title)}
            verb={text.moveVerb}
            about="saving"
            event={asked.event}
            onAct={asked.answer}
            onClose={asked.leave}
          />
        )}
        {proposed && <NewEventDialog times={proposed} onClose={() => setProposed(undefined)} />}
      </Suspense>
    </>
  );
};
