import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { writtenDay } from "../../../../shared/dates/dates.ts";
import { readDay } from "../../../../shared/dates/read-dates.ts";
import { dateTimeText as text } from "../../components.text.ts";
import { TextInput } from "../../text-input.tsx";
import { type FieldProps, FormField } from "../form-field.tsx";

interface DateFieldProps<Form extends FieldValues> extends FieldProps<Form> {
  required?: boolean;
}

/** Unreadable input stays in the form as typed, so that its schema refuses it. */
export const DateField = <Form extends FieldValues>({
  form,
  name,
  label,
  help,
  required = false,
}: DateFieldProps<Form>) => {
  const { field, fieldState } = useController({ control: form.control, name });
  const [written, setWritten] = useState<string>();
  const value: string | null | undefined = field.value;

  return (
    <FormField label={label} problem={fieldState.error?.message} help={help} required={required}>
      {(control) => (
        <TextInput
          {...control}
          ref={field.ref}
          value={written ?? writtenDay(value ?? "")}
          placeholder={text.dayPattern}
          autoComplete="off"
          onChange={({ target }) => {
            setWritten(target.value);
            field.onChange(readDay(target.value) ?? target.value.trim());
          }}
          onBlur={() => {
            setWritten(undefined);
            field.onBlur();
          }}
        />
      )}
    </FormField>
  );
};
