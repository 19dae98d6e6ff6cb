import "./date-time-field.css";
import { isValid } from "date-fns/isValid";
import { Suspense, useState } from "react";
import { type FieldValues, get, useController } from "react-hook-form";
import { inOffice } from "../../../../shared/dates/office-days.ts";
import { readTime, stampOf, writtenTime } from "../../../../shared/dates/read-dates.ts";
import { Button } from "../../button.tsx";
import { dateTimeText as text } from "../../components.text.ts";
import { lazyPart } from "../../lazy-part.tsx";
import { TextInput } from "../../text-input.tsx";
import { type FieldProps, FormField } from "../form-field.tsx";

interface DateTimeFieldProps<Form extends FieldValues> extends FieldProps<Form> {
  required?: boolean;
  isOfficeTime?: boolean;
  onChange?: (value: string | null, before: string | null | undefined) => void;
}

const DateTimeDialog = lazyPart(async () => (await import("./date-time-dialog.tsx")).DateTimeDialog);

const momentOf = (value: string | null | undefined): Date | undefined => {
  const moment = value ? new Date(value) : undefined;
  return moment && isValid(moment) ? moment : undefined;
};

/** A UTC time stamp or null; unreadable input stays as typed, so that its schema refuses it. */
export const DateTimeField = <Form extends FieldValues>(props: DateTimeFieldProps<Form>) => {
  const { form, name, label, help, required = false, isOfficeTime = false, onChange } = props;
  const zone = isOfficeTime ? inOffice : undefined;
  const { field, fieldState } = useController({ control: form.control, name });
  const [written, setWritten] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(false);
  const value: string | null | undefined = field.value;
  const moment = momentOf(value);

  const change = (next: string | null) => {
    field.onChange(next);
    onChange?.(next, value);
  };
  const choose = (chosen: Date) => {
    const stored: unknown = get(form.formState.defaultValues, name);
    change(stampOf(chosen, typeof stored === "string" ? stored : undefined));
  };
  const write = (words: string) => {
    const read = readTime(words, zone);
    setWritten(words);
    if (read) choose(read);
    else change(words.trim() || null);
  };
  const clear = () => {
    setWritten(undefined);
    change(null);
  };
  const leave = () => {
    setWritten(undefined);
    field.onBlur();
  };

  return (
    <FormField label={label} problem={fieldState.error?.message} help={help} required={required}>
      {(control) => (
        <div className="date-time">
          <TextInput
            {...control}
            ref={field.ref}
            value={written ?? (moment ? writtenTime(moment, zone) : (value ?? ""))}
            placeholder={text.pattern}
            autoComplete="off"
            onChange={(event) => write(event.target.value)}
            onBlur={leave}
          />
          {value && !required && (
            <Button text icon="pi pi-times" aria-label={text.clear(label)} onClick={clear} />
          )}
          <Button
            text
            icon="pi pi-calendar"
            aria-label={text.choose(label)}
            aria-haspopup="dialog"
            onClick={() => setIsChoosing(true)}
          />
          {isChoosing && (
            <Suspense>
              <DateTimeDialog
                title={label}
                moment={moment}
                zone={zone}
                onChoose={(chosen) => {
                  setIsChoosing(false);
                  choose(chosen);
                }}
                onClose={() => setIsChoosing(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </FormField>
  );
};
