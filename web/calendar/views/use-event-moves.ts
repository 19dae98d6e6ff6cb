import type { EventApi } from "@fullcalendar/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { SeriesScope } from "../../../shared/calendar/event-series.ts";
import type { Announcement } from "../../../shared/notifications/announcement.ts";
import { eventWhen } from "../../components/event-when.ts";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations } from "../calendar.queries.ts";
import { isAskedAbout } from "../events/asked-about.ts";
import type { EventTimes } from "../events/event-form.ts";
import { daysBetween, hourFrom } from "../events/proposed-times.ts";
import { viewsText as text } from "./views.text.ts";

interface Moved {
  readonly event: Pick<EventApi, "id" | "title" | "allDay" | "start" | "end" | "startStr" | "endStr">;
  readonly revert: () => void;
}

/** An event dragged between timed and whole-day has no end of its own. */
const timesOf = ({ allDay, start, end, startStr, endStr }: Moved["event"]): EventTimes | undefined => {
  if (!start) return undefined;
  if (allDay) return daysBetween(startStr, endStr);
  return end ? { start: start.toISOString(), end: end.toISOString(), wholeDay: false } : hourFrom(start);
};

/** A move that notifies attendees or belongs to a series is confirmed first. */
export const useEventMoves = (events: readonly CalendarEvent[]) => {
  const toasts = useToasts();
  // Promises outlast the page and the next move, unlike callbacks of `mutate`.
  const { mutateAsync: change } = useMutation(eventMutations.change);
  const [asked, setAsked] = useState<{ readonly moved: Moved; readonly found: CalendarEvent }>();

  const save = ({ event, revert }: Moved, announcement?: Announcement, scope: SeriesScope = "this") => {
    const { id, title } = event;
    const changes = timesOf(event);
    if (!changes) return;
    const decided = announcement && { announcement };
    const moveBack = ({ start, end, wholeDay }: EventTimes) =>
      void change({ id, changes: { start, end, wholeDay, ...decided }, scope }).catch(toasts.problem);
    change({ id, changes: { ...changes, ...decided }, scope }).then(
      (before) => toasts.undo(text.moved(title, eventWhen(changes)), () => moveBack(before)),
      (error: unknown) => {
        revert();
        toasts.problem(error);
      },
    );
  };
  const move = (moved: Moved) => {
    const found = events.find(({ id }) => id === moved.event.id);
    if (found && isAskedAbout(found)) setAsked({ moved, found });
    else save(moved);
  };

  return {
    move,
    asked: asked && {
      event: asked.found,
      answer: (announcement: Announcement, scope: SeriesScope) => {
        setAsked(undefined);
        save(asked.moved, announcement, scope);
      },
      leave: () => {
        setAsked(undefined);
        asked.moved.revert();
      },
    },
  };
};
