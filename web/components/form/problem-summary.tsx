import "./form.css";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { formText } from "../components.text.ts";
import { ProblemBox } from "../problem-box.tsx";
import { problemsOf } from "./form-problems.ts";

interface ProblemSummaryProps<T extends FieldValues> {
  form: Pick<UseFormReturn<T>, "formState" | "setFocus">;
  labels?: Readonly<Record<string, string>>;
  /** Reveals a field, in a form that does not show all of them at once. */
  onOpen?: (name: string) => void;
}

export const ProblemSummary = <T extends FieldValues>({
  form,
  labels = {},
  onOpen,
}: ProblemSummaryProps<T>) => {
  const { faults, general } = problemsOf(form);
  if (faults.length + general.length === 0) return null;

  // A value of a list, such as "files.0", has the label of its field.
  const labelOf = (name: string) => labels[name] ?? labels[name.split(".")[0] ?? ""];
  // The names come from the form's own errors.
  const open = onOpen ?? ((name: string) => form.setFocus(name as Path<T>));
  return (
    <ProblemBox className="problem-summary">
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
              <button type="button" onClick={() => open(name)}>
                {[labelOf(name), message].filter(Boolean).join(": ")}
              </button>
            </li>
          ))}
        </ul>
      )}
    </ProblemBox>
  );
};
