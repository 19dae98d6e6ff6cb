import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Check } from "../../components/form/choice/check.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import type { Registration, RegistrationForm } from "./registration-form.ts";
import { registrationText as text } from "./subscriptions.text.ts";

/** Consent must never be given by accident, so it starts unchecked. */
export const ConsentCheck = ({ form }: { form: UseFormReturn<RegistrationForm, unknown, Registration> }) => {
  const id = useId();
  const problem = form.formState.errors.consent?.message;

  return (
    <Stack gap={1}>
      <Check
        {...form.register("consent")}
        aria-required
        aria-invalid={problem !== undefined}
        aria-describedby={problem && id}
      >
        {text.consent}
      </Check>
      {problem && <FieldProblem id={id}>{problem}</FieldProblem>}
    </Stack>
  );
};
