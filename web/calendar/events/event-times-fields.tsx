import { isValid } from "date-fns/isValid";
import { useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { wholeDays } from "../../../shared/calendar/event-times.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import type { EventForm } from "./event-form.ts";
import { eventFields, timesText } from "./events.text.ts";
import { hoursOf, movedAlong } from "./proposed-times.ts";
import { WholeDayField } from "./whole-day-field.tsx";

const isMoment = (value: string | null | undefined): value is string =>
  typeof value === "string" && isValid(new Date(value));

export const EventTimesFields = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const wholeDay = useWatch({ control: form.control, name: "wholeDay" });

  /** As typed, if it cannot be read yet. */
  const turn = () => {
    const { start, end, wholeDay: isWhole } = form.getValues();
    if (!isMoment(start) || !isMoment(end)) return;
    const times = isWhole ? wholeDays({ start, end }) : hoursOf({ start, end });
    form.setValue("start", times.start, { shouldDirty: true });
    form.setValue("end", times.end, { shouldDirty: true });
  };

  // While it is typed it cannot be read, and what it was before still counts.
  const begin = useRef<string>(undefined);
  /** The event stays as long as it was. */
  const moveEnd = (next: string | null, before: string | null | undefined) => {
    if (isMoment(before)) begin.current = before;
    const { end, wholeDay: isWhole = false } = form.getValues();
    if (!isMoment(next) || !isMoment(end) || !isMoment(begin.current)) return;
    const moved = movedAlong(end, { from: begin.current, to: next, isWhole });
    form.setValue("end", moved, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    begin.current = next;
  };

  return (
    <>
      <CheckField form={form} name="wholeDay" label={eventFields.wholeDay} onChange={turn} />
      <FieldPair>
        {wholeDay ? (
          <>
            <WholeDayField form={form} name="start" label={timesText.firstDay} onChange={moveEnd} />
            <WholeDayField form={form} name="end" label={timesText.lastDay} />
          </>
        ) : (
          <>
            <DateTimeField
              form={form}
              name="start"
              label={eventFields.start}
              required
              isOfficeTime
              onChange={moveEnd}
            />
            <DateTimeField form={form} name="end" label={eventFields.end} required isOfficeTime />
          </>
        )}
      </FieldPair>
    </>
  );
};
