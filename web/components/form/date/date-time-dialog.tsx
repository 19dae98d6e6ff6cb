import { startOfMinute } from "date-fns/startOfMinute";
import { transpose } from "date-fns/transpose";
import {
  Calendar,
  type CalendarDateTemplateEvent,
  type CalendarPassThroughOptions,
} from "primereact/calendar";
import { useState } from "react";
import { formatMonth } from "../../../../shared/dates/dates.ts";
import type { inOffice } from "../../../../shared/dates/office-days.ts";
import { writtenTime } from "../../../../shared/dates/read-dates.ts";
import { ActionDialog } from "../../action-dialog.tsx";
import { Button } from "../../button.tsx";
import { dateTimeText as text } from "../../components.text.ts";

interface DateTimeDialogProps {
  title: string;
  moment: Date | undefined;
  zone: typeof inOffice | undefined;
  onChoose: (moment: Date) => void;
  onClose: () => void;
}

const thisMinute = () => startOfMinute(new Date());

const Day = ({ day, month, year }: CalendarDateTemplateEvent) => (
  <>
    {day} <span className="visually-hidden">{formatMonth(new Date(year, month))}</span>
  </>
);

/** PrimeReact's cells have wrong names, and disabled days count as selected. */
const named: CalendarPassThroughOptions = {
  monthTitle: { "aria-label": undefined },
  yearTitle: { "aria-label": undefined },
  day: { "aria-label": undefined },
  dayLabel: (options) => ({
    role: "button",
    "aria-selected": undefined,
    "aria-pressed": options?.context.selected ?? false,
  }),
};

export const DateTimeDialog = ({ title, moment, zone, onChoose, onClose }: DateTimeDialogProps) => {
  /** PrimeReact knows the reader's zone only, so it gets the same digits there. */
  const shown = (instant: Date) => (zone ? transpose(zone(instant), Date) : instant);
  const [chosen, setChosen] = useState(() => shown(moment ?? thisMinute()));

  return (
    <ActionDialog
      className="date-time-dialog"
      title={title}
      verb={text.apply}
      aside={<Button text label={text.now} onClick={() => setChosen(shown(thisMinute()))} />}
      onAct={() => onChoose(zone ? new Date(transpose(chosen, zone)) : chosen)}
      onClose={onClose}
    >
      <Calendar
        inline
        showTime
        hourFormat="24"
        dateTemplate={Day}
        pt={named}
        value={chosen}
        onChange={({ value }) => value && setChosen(value)}
      />
      <p className="date-time-chosen" aria-live="polite">
        {text.chosen(writtenTime(chosen))}
      </p>
    </ActionDialog>
  );
};
