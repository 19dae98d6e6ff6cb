import { Button } from "primereact/button";
import { Calendar } from "primereact/calendar";
import { useState } from "react";
import { ActionDialog } from "../action-dialog.tsx";
import { dateTimeText as text } from "../components.text.ts";
import { writtenTime } from "./local-time.ts";

interface DateTimeDialogProps {
  title: string;
  moment: Date | undefined;
  onChoose: (moment: Date) => void;
  onClose: () => void;
}

const thisMinute = () => {
  const now = new Date();
  now.setSeconds(0, 0);
  return now;
};

/** A moment chosen from a calendar and a clock. */
export const DateTimeDialog = ({ title, moment, onChoose, onClose }: DateTimeDialogProps) => {
  const [chosen, setChosen] = useState(() => moment ?? thisMinute());

  return (
    <ActionDialog
      className="date-time-dialog"
      title={title}
      verb={text.apply}
      aside={<Button type="button" text label={text.now} onClick={() => setChosen(thisMinute())} />}
      onAct={() => onChoose(chosen)}
      onClose={onClose}
    >
      <Calendar
        inline
        showTime
        hourFormat="24"
        value={chosen}
        onChange={({ value }) => value && setChosen(value)}
      />
      <p className="date-time-chosen" aria-live="polite">
        {text.chosen(writtenTime(chosen))}
      </p>
    </ActionDialog>
  );
};
