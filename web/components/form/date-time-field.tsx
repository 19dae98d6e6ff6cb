import { InputText } from "primereact/inputtext";
import { type FieldValues, type Path, type UseFormReturn, useController } from "react-hook-form";
import { FormField } from "./form-field.tsx";
import { fromLocalTime, toLocalTime } from "./local-time.ts";

interface DateTimeFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  help?: React.ReactNode;
}

/** A moment, chosen in the reader's time zone and kept as a UTC time stamp; empty is null. */
export const DateTimeField = <Form extends FieldValues>({
  form,
  name,
  label,
  help,
}: DateTimeFieldProps<Form>) => {
  const { field, fieldState } = useController({ control: form.control, name });

  return (
    <FormField label={label} problem={fieldState.error?.message} help={help}>
      {(control) => (
        <InputText
          {...control}
          type="datetime-local"
          ref={field.ref}
          value={toLocalTime(field.value)}
          onChange={(event) => field.onChange(fromLocalTime(event.target.value))}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
};
