import { useId } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

interface CheckFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  help: string;
}

/** Yes or no, with what it means and what is wrong with it. */
export const CheckField = <Form extends FieldValues>({ form, name, label, help }: CheckFieldProps<Form>) => {
  const id = useId();
  const problem = form.getFieldState(name, form.formState).error?.message;

  return (
    <div className="form-field">
      <label className="check">
        <input
          type="checkbox"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-help ${id}-problem` : `${id}-help`}
          {...form.register(name)}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-help`} className="field-help">
        {help}
      </p>
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {problem}
        </p>
      )}
    </div>
  );
};
