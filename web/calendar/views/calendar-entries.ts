import type { EventInput } from "@fullcalendar/react";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import type { BirthdayDate, Holiday } from "../../../shared/calendar/layers.contract.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { paths } from "../../app/shell/paths.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { viewsText as text } from "./views.text.ts";

type Layer = "birthday" | "holiday";

interface Shown {
  readonly events: readonly CalendarEvent[];
  readonly categories: readonly EventCategory[];
  readonly birthdays: readonly BirthdayDate[];
  readonly holidays: readonly Holiday[];
  readonly mayMove: (event: CalendarEvent) => boolean;
  readonly isList: boolean;
}

const timesOf = ({ start, end, wholeDay }: CalendarEvent) =>
  wholeDay
    ? { allDay: true, start: officeDay(new Date(start)), end: officeDay(new Date(end)) }
    : { allDay: false, start, end };

const colours = {
  holiday: {
    dot: { color: "var(--warning)" },
    surface: { color: "var(--warning-soft)", contrastColor: "var(--text)" },
  },
  birthday: {
    dot: { color: "var(--success)" },
    surface: { color: "var(--success-soft)", contrastColor: "var(--text)" },
  },
};

export const isDeclined = ({ attendance }: CalendarEvent): boolean => attendance?.own?.state === "no";

const classOf = (event: CalendarEvent): string =>
  [
    ...(isDeclined(event) ? ["calendar-declined"] : []),
    ...(event.seriesId === null ? [] : ["calendar-series"]),
  ].join(" ");

/** Greyed out, since the viewer does not attend a declined event. */
const declined = {
  color: "var(--surface)",
  contrastColor: "var(--muted)",
} as const;

const layerOf = (kind: Layer, name: string, isList: boolean) => ({
  kind,
  allDay: true,
  editable: false,
  title: isList ? text.layer(text[kind], name) : name,
  ...colours[kind][isList ? "dot" : "surface"],
});

export const entriesOf = (shown: Shown): EventInput[] => {
  const { events, categories, birthdays, holidays, mayMove, isList } = shown;
  const byId = new Map(categories.map((category) => [category.id, category]));
  return [
    ...holidays.map(({ date, name }) => ({
      ...layerOf("holiday", name, isList),
      id: `holiday-${date}-${name}`,
      order: 0,
      start: date,
      interactive: false,
    })),
    ...birthdays.map(({ employeeId, name, date }) => ({
      ...layerOf("birthday", name, isList),
      id: `birthday-${employeeId}-${date}`,
      order: 2,
      start: date,
      url: paths.employee(employeeId),
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
        className: classOf(event),
        ...(isDeclined(event) && { ...declined, title: text.declined(event.title) }),
      };
    }),
  ];
};
