import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ApiProblem, mayPass } from "../../../app/client/api-problem.ts";
import { problemText } from "../../../app/shell/app.text.ts";
import { formText } from "../../components.text.ts";
import { problemsOf } from "../form-problems.ts";

export interface SaveFailure {
  readonly words: string;
  readonly mayPass: boolean;
}

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
