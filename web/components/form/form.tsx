import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Stack } from "../layout/layout.tsx";
import { applyProblem } from "./apply-problem.ts";
import { ProblemSummary } from "./problem-summary.tsx";

export interface FormProps<Filled extends FieldValues, Ready> {
  form: UseFormReturn<Filled, unknown, Ready>;
  labels: Readonly<Record<string, string>>;
  /** What the server refuses stands at its field, or above all of them. */
  save: (ready: Ready) => Promise<unknown>;
  gap?: React.ComponentProps<typeof Stack>["gap"];
  id?: string;
  className?: string;
  children: React.ReactNode;
}

export const Form = <Filled extends FieldValues, Ready>(props: FormProps<Filled, Ready>) => {
  const { form, labels, save, children, ...rest } = props;
  const submit = form.handleSubmit((ready) =>
    save(ready).catch((error: unknown) => applyProblem(form, error)),
  );

  return (
    <Stack as="form" noValidate onSubmit={(event) => void submit(event)} {...rest}>
      <ProblemSummary form={form} labels={labels} />
      {children}
    </Stack>
  );
};
