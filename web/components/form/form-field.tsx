import "./form.css";
import { useId } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { FieldNotes } from "./field-notes.tsx";

export interface FieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  help?: React.ReactNode;
}

/** Form, name, label and help of each field: `<TextField {...field("title")} required />`. */
export const fieldsOf =
  <Form extends FieldValues, Labels extends Readonly<Record<string, string>>>(
    form: UseFormReturn<Form>,
    labels: Labels,
    help?: Readonly<Partial<Record<keyof Labels, React.ReactNode>>>,
  ) =>
  <Name extends keyof Labels & Path<Form>>(name: Name) => ({
    form,
    name,
    label: labels[name],
    help: help?.[name],
  });

export interface FieldControl {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  readonly "aria-required": boolean | undefined;
}

/** For components that a `<label>` cannot reference. */
export const labelIdOf = (id: string): string => `${id}-label`;

interface FormFieldProps {
  label: string;
  children: (control: FieldControl) => React.ReactNode;
  problem?: string | undefined;
  help?: React.ReactNode;
  required?: boolean;
}

export const FormField = ({ label, children, problem, help, required = false }: FormFieldProps) => {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    "aria-invalid": problem !== undefined,
    "aria-describedby": described || undefined,
    "aria-required": required || undefined,
  };

  return (
    <div className="form-field" data-invalid={problem !== undefined}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {label}
        {required && (
          <span className="required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children(control)}
      <FieldNotes id={id} help={help} problem={problem} />
    </div>
  );
};
