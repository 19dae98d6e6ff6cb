import { addDays } from "date-fns/addDays";
import { isValid } from "date-fns/isValid";
import { InputText } from "primereact/inputtext";
import { useState } from "react";
import { type Path, type UseFormReturn, useController } from "react-hook-form";
import { inOffice, officeDate, startOfOfficeDay } from "../../../shared/dates/office-days.ts";
import { readDay } from "../../../shared/dates/read-dates.ts";
import { dateTimeText } from "../../components/components.text.ts";
import { FormField } from "../../components/form/form-field.tsx";
import type { EventForm } from "./event-form.ts";

interface WholeDayFieldProps {
  form: UseFormReturn<EventForm>;
  name: Extract<Path<EventForm>, "start" | "end">;
  label: string;
  /** With what it was before. */
  onChange?: (value: string | null, before: string | null | undefined) => void;
}

/** The form has midnights, the end that after the last day; one types and reads days. */
export const WholeDayField = ({ form, name, label, onChange }: WholeDayFieldProps) => {
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
        <InputText
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
