import "./form.css";
import { useId } from "react";
import { FieldNotes } from "./field-notes.tsx";

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
  className?: string;
}

export const FormField = ({
  label,
  children,
  problem,
  help,
  required = false,
  className = "",
}: FormFieldProps) => {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    "aria-invalid": problem !== undefined,
    "aria-describedby": described || undefined,
    "aria-required": required || undefined,
  };

  return (
    <div className={`form-field ${className}`} data-invalid={problem !== undefined}>
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
