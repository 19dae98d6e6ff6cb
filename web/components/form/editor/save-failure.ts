import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ApiProblem, mayPass } from "../../../app/client/api-problem.ts";
import { problemText } from "../../../app/shell/app.text.ts";
import { formText } from "../../components.text.ts";
import { problemsOf } from "../form-problems.ts";

/** Why the last try to save a form failed, and whether the same may succeed at another time. */
export interface SaveFailure {
  readonly words: string;
  readonly mayPass: boolean;
}

/** What is still in the way of a form whose last save failed with `error`. */
export const failureOf = <Form extends FieldValues>(
  form: UseFormReturn<Form>,
  error: unknown,
): SaveFailure | undefined => {
  const { faults, general } = problemsOf(form);
  if (faults.length > 0) return { words: formText.faults(faults.length), mayPass: false };
  if (general.length === 0) return undefined;
  return {
    words: error instanceof ApiProblem ? error.title : problemText.unreadable.title,
    mayPass: mayPass(error),
  };
};
