import { type UseFormReturn, useWatch } from "react-hook-form";
import { wholeDays } from "../../../shared/calendar/event-times.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import type { EventForm } from "./event-form.ts";
import { eventFields, timesText } from "./events.text.ts";
import { hoursOf } from "./proposed-times.ts";
import { WholeDayField } from "./whole-day-field.tsx";

export const EventTimesFields = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const wholeDay = useWatch({ control: form.control, name: "wholeDay" });

  /** As typed, if it cannot be read yet. */
  const turn = () => {
    const { start, end, wholeDay: isWhole } = form.getValues();
    if (!start || !end || Number.isNaN(Date.parse(start)) || Number.isNaN(Date.parse(end))) return;
    const times = isWhole ? wholeDays({ start, end }) : hoursOf({ start, end });
    form.setValue("start", times.start, { shouldDirty: true });
    form.setValue("end", times.end, { shouldDirty: true });
  };

  return (
    <>
      <CheckField form={form} name="wholeDay" label={eventFields.wholeDay} onChange={turn} />
      <FieldPair>
        {wholeDay ? (
          <>
            <WholeDayField form={form} name="start" label={timesText.firstDay} />
            <WholeDayField form={form} name="end" label={timesText.lastDay} />
          </>
        ) : (
          <>
            <DateTimeField form={form} name="start" label={eventFields.start} required isOfficeTime />
            <DateTimeField form={form} name="end" label={eventFields.end} required isOfficeTime />
          </>
        )}
      </FieldPair>
    </>
  );
};
