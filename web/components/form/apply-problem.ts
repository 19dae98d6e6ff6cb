import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiProblem } from "../../app/client/api-problem.ts";
import { problemText } from "../../app/shell/app.text.ts";

const FORM_PROBLEM = "root.server";

type FailedForm<T extends FieldValues> = Pick<UseFormReturn<T>, "getValues" | "setError">;

const nameIn = <T extends FieldValues>(form: FailedForm<T>, path: string): Path<T> | undefined => {
  const [first = ""] = path.split(".");
  // A server path is this form's field if the form has a value of that name.
  return first in form.getValues() ? (path as Path<T>) : undefined;
};

/** Fields get their own problems; others appear above the form. */
export const applyProblem = <T extends FieldValues>(form: FailedForm<T>, error: unknown) => {
  const problem = error instanceof ApiProblem ? error : undefined;
  const elsewhere: string[] = [];
  let isFirst = true;

  for (const { path, message } of problem?.errors ?? []) {
    const name = nameIn(form, path);
    if (!name) {
      elsewhere.push(message);
      continue;
    }
    form.setError(name, { type: "server", message }, { shouldFocus: isFirst });
    isFirst = false;
  }

  if (isFirst || elsewhere.length > 0) {
    const { title, detail } = problem ?? problemText.unreadable;
    const message = [...new Set([title, detail, ...elsewhere])].join(" ");
    form.setError(FORM_PROBLEM, { type: problem?.code ?? "unreadable", message });
  }
};
