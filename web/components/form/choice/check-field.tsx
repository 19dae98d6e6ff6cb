import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import { FieldNotes } from "../field-notes.tsx";
import type { FieldProps } from "../form-field.tsx";
import { Check } from "./check.tsx";

interface CheckFieldProps<Form extends FieldValues> extends FieldProps<Form> {
  /** Called once the form has the new value. */
  onChange?: () => void;
}

export const CheckField = <Form extends FieldValues>(props: CheckFieldProps<Form>) => {
  const { form, name, label, help, onChange } = props;
  const id = useId();
  const problem = form.getFieldState(name, form.formState).error?.message;
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(" ");

  return (
    <>
      <Check
        aria-invalid={problem !== undefined}
        aria-describedby={described || undefined}
        {...form.register(name, onChange && { onChange })}
      >
        {label}
      </Check>
      <FieldNotes id={id} help={help} problem={problem} />
    </>
  );
};
