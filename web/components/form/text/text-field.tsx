import { InputTextarea } from "primereact/inputtextarea";
import type { FieldValues, Path, RegisterOptions } from "react-hook-form";
import { TextInput } from "../../text-input.tsx";
import { type FieldProps, FormField } from "../form-field.tsx";

interface TextFieldProps<Form extends FieldValues> extends FieldProps<Form> {
  required?: boolean;
  type?: "text" | "email" | "number";
  rows?: number;
  /** The id of a `datalist`. */
  list?: string;
  rules?: RegisterOptions<Form, Path<Form>>;
  readOnly?: boolean;
}

export const TextField = <Form extends FieldValues>(props: TextFieldProps<Form>) => {
  const { form, name, label, help, required = false, type = "text", rows, list, rules, readOnly } = props;
  const problem = form.getFieldState(name, form.formState).error?.message;

  return (
    <FormField label={label} problem={problem} help={help} required={required}>
      {(control) =>
        rows ? (
          <InputTextarea {...control} {...form.register(name, rules)} rows={rows} autoResize />
        ) : (
          <TextInput
            {...control}
            {...form.register(name, rules)}
            type={type}
            list={list}
            readOnly={readOnly}
          />
        )
      }
    </FormField>
  );
};
