import "./form.css";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { formText } from "../components.text.ts";
import { problemsOf } from "./form-problems.ts";

interface ProblemSummaryProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  labels?: Readonly<Record<string, string>>;
}

export const ProblemSummary = <T extends FieldValues>({ form, labels = {} }: ProblemSummaryProps<T>) => {
  const { faults, general } = problemsOf(form);
  if (faults.length + general.length === 0) return null;

  return (
    <div className="problem-summary" role="alert">
      {general.map((message) => (
        <p key={message}>
          <strong>{message}</strong>
        </p>
      ))}
      {faults.length > 0 && <span>{formText.summary(faults.length)}</span>}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ name, message }) => (
            <li key={name}>
              {/* The names come from the form's own errors. */}
              <button type="button" onClick={() => form.setFocus(name as Path<T>)}>
                {labels[name] ? `${labels[name]}: ${message}` : message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
