import { addDays } from "date-fns/addDays";
import { isValid } from "date-fns/isValid";
import { useRef, useState } from "react";
import { type Path, type UseFormReturn, useController, useWatch } from "react-hook-form";
import { eventLabels } from "../../../shared/calendar/event.fields.ts";
import { wholeDays } from "../../../shared/calendar/event-times.ts";
import { inOffice, officeDate, startOfOfficeDay } from "../../../shared/dates/office-days.ts";
import { readDay } from "../../../shared/dates/read-dates.ts";
import { dateTimeText } from "../../components/components.text.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { FormField, fieldsOf } from "../../components/form/form-field.tsx";
import { TextInput } from "../../components/text-input.tsx";
import type { EventForm } from "./event-form.ts";
import { timesText } from "./new-event.text.ts";
import { hoursOf, movedAlong } from "./proposed-times.ts";

interface WholeDayFieldProps {
  form: UseFormReturn<EventForm>;
  name: Extract<Path<EventForm>, "start" | "end">;
  label: string;
  onChange?: (value: string | null, before: string | null | undefined) => void;
}

/** The form's end is the midnight after the last day, while people type and read the last day. */
const WholeDayField = ({ form, name, label, onChange }: WholeDayFieldProps) => {
  const { field, fieldState } = useController({ control: form.control, name });
  const [written, setWritten] = useState<string>();
  const offset = name === "end" ? 1 : 0;
  const value = field.value ?? "";
  const moment = new Date(value);
  const shown = isValid(moment) ? officeDate(new Date(addDays(inOffice(moment), -offset))) : value;

  const write = (words: string) => {
    const day = readDay(words);
    setWritten(words);
    const next = day
      ? new Date(addDays(inOffice(startOfOfficeDay(day)), offset)).toISOString()
      : words.trim() || null;
    field.onChange(next);
    onChange?.(next, value);
  };

  return (
    <FormField label={label} problem={fieldState.error?.message} required>
      {(control) => (
        <TextInput
          {...control}
          ref={field.ref}
          value={written ?? shown}
          placeholder={dateTimeText.dayPattern}
          autoComplete="off"
          onChange={({ target }) => write(target.value)}
          onBlur={() => {
            setWritten(undefined);
            field.onBlur();
          }}
        />
      )}
    </FormField>
  );
};

const isMoment = (value: string | null | undefined): value is string =>
  typeof value === "string" && isValid(new Date(value));

export const EventTimesFields = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const field = fieldsOf(form, eventLabels);
  const wholeDay = useWatch({ control: form.control, name: "wholeDay" });

  /** Times that cannot be read yet stay as typed. */
  const turn = () => {
    const { start, end, wholeDay: isWhole } = form.getValues();
    if (!isMoment(start) || !isMoment(end)) return;
    const times = isWhole ? wholeDays({ start, end }) : hoursOf({ start, end });
    form.setValue("start", times.start, { shouldDirty: true });
    form.setValue("end", times.end, { shouldDirty: true });
  };

  // A half-typed begin cannot be read, so the last valid one still counts.
  const begin = useRef<string>(undefined);
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
      <CheckField {...field("wholeDay")} onChange={turn} />
      <FieldPair>
        {wholeDay ? (
          <>
            <WholeDayField form={form} name="start" label={timesText.firstDay} onChange={moveEnd} />
            <WholeDayField form={form} name="end" label={timesText.lastDay} />
          </>
        ) : (
          <>
            <DateTimeField {...field("start")} required isOfficeTime onChange={moveEnd} />
            <DateTimeField {...field("end")} required isOfficeTime />
          </>
        )}
      </FieldPair>
    </>
  );
};
