import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import "./calendar.css";
import FullCalendar, {
  type CalendarOptions,
  type DayHeaderInfo,
  type EventDisplayInfo,
  type EventInput,
} from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import list from "@fullcalendar/react/list";
import german from "@fullcalendar/react/locales/de";
import classic from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import { useEffect, useState } from "react";
import { OFFICE_ZONE } from "../../../shared/dates/office-days.ts";
import type { CalendarView } from "./calendar-period.ts";
import { viewsText as text } from "./views.text.ts";

const marks = {
  birthday: { icon: "pi-gift", label: text.birthday },
  holiday: { icon: "pi-star", label: text.holiday },
} as const;

const isLayer = (kind: unknown): kind is keyof typeof marks => kind === "birthday" || kind === "holiday";

/** An icon takes less of a narrow day than the word. */
const layerEntry = ({ event, view }: EventDisplayInfo): React.ReactNode => {
  const kind: unknown = event.extendedProps.kind;
  if (!isLayer(kind) || view.type.startsWith("list")) return true;

  return (
    <span className="layer-entry">
      <i className={`pi ${marks[kind].icon}`} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{marks[kind].label}: </span>
        {event.title}
      </span>
    </span>
  );
};

const useDrawn = (frames: number): boolean => {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === frames) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn, frames]);
  return drawn === frames;
};

const viewNames: Readonly<Record<CalendarView, string>> = {
  month: "dayGridMonth",
  week: "timeGridWeek",
  day: "timeGridDay",
  list: "listMonth",
};

const plugins = [classic, dayGrid, timeGrid, list, interaction];
const time = { hour: "2-digit", minute: "2-digit" } as const;
/** In pixels: a shorter movement is a click. */
const DRAG = 5;
/** In pixels; equals the minimum in the style sheet. */
const HEIGHT = 720;

/** In frames: the grid stays hidden while it measures columns and rows, so that nothing jumps. */
const MEASURING = 3;

interface CalendarGridProps
  extends Pick<
    CalendarOptions,
    "dateClick" | "select" | "eventClick" | "eventDrop" | "eventResize" | "navLinkDayClick"
  > {
  view: CalendarView;
  day: string;
  entries: EventInput[];
  mayCreate: boolean;
}

/** Columns too narrow for names of days get a letter and the number. */
const dayHeader = ({ text: name, dayNumberText }: DayHeaderInfo) =>
  name.includes(dayNumberText) ? name : `${name} ${dayNumberText}`;

export const CalendarGrid = ({ view, day, entries, mayCreate, ...handlers }: CalendarGridProps) => {
  const isMeasured = useDrawn(MEASURING);

  return (
    <div className="calendar-measured" aria-busy={!isMeasured}>
      <FullCalendar
        {...handlers}
        plugins={plugins}
        locale={german}
        timeZone={OFFICE_ZONE}
        headerToolbar={false}
        initialView={viewNames[view]}
        initialDate={day}
        // A fixed height keeps days in place when their events arrive, and lets hours scroll by themselves.
        height={view === "list" ? "auto" : HEIGHT}
        events={entries}
        eventOrder="order,start,-duration,title"
        eventContent={layerEntry}
        dayHeaderContent={dayHeader}
        eventTimeClass="calendar-time"
        eventTitleClass="calendar-title"
        columnEventTitleClass="calendar-column-title"
        eventTimeFormat={time}
        slotHeaderFormat={time}
        scrollTime="07:00"
        weekNumbers={view === "month"}
        inlineWeekNumberContent={({ num }) => text.weekNumber(num)}
        // In other views a day's name differs from what stands there.
        navLinks={view === "month"}
        tableHeaderSticky={false}
        popoverClass="calendar-colours calendar-popover"
        nowIndicator
        nowIndicatorLineClass="calendar-now"
        fixedWeekCount={false}
        dayMaxEvents
        moreLinkText={text.more}
        selectable={mayCreate}
        selectMinDistance={DRAG}
        eventResizableFromStart
        noEventsText={text.empty}
        timedText={text.timed}
      />
    </div>
  );
};
