import type { EventInput } from "@fullcalendar/react";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import type { BirthdayDate, Holiday } from "../../../shared/calendar/layers.contract.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { paths } from "../../app/shell/paths.ts";
import { calendarPaths } from "../calendar-paths.ts";

interface Shown {
  readonly events: readonly CalendarEvent[];
  readonly categories: readonly EventCategory[];
  readonly birthdays: readonly BirthdayDate[];
  readonly holidays: readonly Holiday[];
  readonly mayMove: (event: CalendarEvent) => boolean;
}

const timesOf = ({ start, end, wholeDay }: CalendarEvent) =>
  wholeDay
    ? { allDay: true, start: officeDay(new Date(start)), end: officeDay(new Date(end)) }
    : { allDay: false, start, end };

const layer = { allDay: true, editable: false } as const;

export const entriesOf = ({ events, categories, birthdays, holidays, mayMove }: Shown): EventInput[] => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return [
    ...holidays.map(({ date, name }) => ({
      ...layer,
      id: `holiday-${date}-${name}`,
      title: name,
      kind: "holiday",
      order: 0,
      start: date,
      interactive: false,
      color: "var(--warning-soft)",
      contrastColor: "var(--text)",
    })),
    ...birthdays.map(({ employeeId, name, date }) => ({
      ...layer,
      id: `birthday-${employeeId}-${date}`,
      title: name,
      kind: "birthday",
      order: 2,
      start: date,
      url: paths.employee(employeeId),
      color: "var(--success-soft)",
      contrastColor: "var(--text)",
    })),
    ...events.map((event) => {
      const category = byId.get(event.category ?? "");
      return {
        ...timesOf(event),
        id: event.id,
        title: event.title,
        url: calendarPaths.event(event.id),
        editable: mayMove(event),
        order: 1,
        color: category?.colour ?? "var(--accent)",
        contrastColor: category?.textColour ?? "var(--on-accent)",
      };
    }),
  ];
};
