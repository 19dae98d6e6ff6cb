import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiProblem, mayPass } from "../../app/client/api-problem.ts";
import { problemText } from "../../app/shell/app.text.ts";
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

export const problemsOf = <Form extends FieldValues>({
  formState,
}: Pick<UseFormReturn<Form>, "formState">) => {
  const { errors, isSubmitted } = formState;
  return isSubmitted
    ? { faults: faultsIn(errors), general: rootMessages(errors) }
    : { faults: [], general: [] };
};

interface SaveFailure {
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
