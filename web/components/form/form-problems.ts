import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";

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

export const problemsOf = <Form extends FieldValues>({ formState }: UseFormReturn<Form>) => {
  const { errors, isSubmitted } = formState;
  return isSubmitted
    ? { faults: faultsIn(errors), general: rootMessages(errors) }
    : { faults: [], general: [] };
};
