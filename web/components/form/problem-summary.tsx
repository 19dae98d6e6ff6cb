import "./form.css";
import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { formText } from "../components.text.ts";

interface Fault {
  readonly name: string;
  readonly message: string;
}

const messageIn = (node: object) =>
  "message" in node && typeof node.message === "string" ? node.message : undefined;

const faultsIn = (errors: object, prefix = ""): Fault[] =>
  Object.entries(errors).flatMap(([key, node]: [string, unknown]) => {
    if (typeof node !== "object" || node === null || key === "ref" || (key === "root" && !prefix)) return [];
    const name = `${prefix}${key}`;
    const message = messageIn(node);
    return message === undefined ? faultsIn(node, `${name}.`) : [{ name, message }];
  });

const rootMessages = (errors: FieldErrors) => {
  const { root } = errors;
  if (!root) return [];
  const nested = Object.values(root).flatMap((node) =>
    typeof node === "object" && node !== null ? (messageIn(node) ?? []) : [],
  );
  return root.message ? [root.message, ...nested] : nested;
};

interface ProblemSummaryProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** What the fields are called on the page, by their name in the form. */
  labels?: Readonly<Record<string, string>>;
}

/** Above a form: what keeps it from being saved; each line leads to its field. */
export const ProblemSummary = <T extends FieldValues>({ form, labels = {} }: ProblemSummaryProps<T>) => {
  const { errors, isSubmitted } = form.formState;
  const faults = faultsIn(errors);
  const general = rootMessages(errors);
  if (!isSubmitted || faults.length + general.length === 0) return null;

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
