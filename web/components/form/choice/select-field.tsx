import { type FieldValues, useController } from "react-hook-form";
import { Select } from "../../select.tsx";
import { type FieldProps, FormField } from "../form-field.tsx";

export interface SelectOption {
  readonly label: string;
  readonly value: string | null;
}

interface SelectFieldProps<Form extends FieldValues> extends FieldProps<Form> {
  options: readonly SelectOption[];
  required?: boolean;
  placeholder?: string;
  onChange?: (value: string | null) => void;
}

/** The Dropdown shows nothing for null, which is a choice like any other here; no id has a colon. */
const NONE = ":none";
const MANY = 10;

export const SelectField = <Form extends FieldValues>(props: SelectFieldProps<Form>) => {
  const { form, name, label, options, help, required = false, placeholder, onChange } = props;
  const { field, fieldState } = useController({ control: form.control, name });

  return (
    <FormField label={label} problem={fieldState.error?.message} help={help} required={required}>
      {({ id, ...aria }) => (
        <Select
          inputId={id}
          {...aria}
          inputRef={field.ref}
          value={field.value ?? NONE}
          options={options.map((option) => ({ label: option.label, value: option.value ?? NONE }))}
          filter={options.length > MANY}
          placeholder={placeholder}
          onChange={({ value }: { value: string }) => {
            const chosen = value === NONE ? null : value;
            field.onChange(chosen);
            onChange?.(chosen);
          }}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
};
