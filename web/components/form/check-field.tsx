import "./editor.css";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

interface CheckFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
}

/** Something that is so or not. */
export const CheckField = <Form extends FieldValues>({ form, name, label }: CheckFieldProps<Form>) => (
  <label className="check">
    <input type="checkbox" {...form.register(name)} />
    {label}
  </label>
);
