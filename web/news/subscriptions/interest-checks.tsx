import { useId } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { interestText, subscriptionFields } from "./subscriptions.text.ts";

interface Interests extends FieldValues {
  receivesTaxNews?: boolean | undefined;
  receivesDoctorsNews?: boolean | undefined;
}

export const InterestChecks = <Form extends Interests>({ form }: { form: UseFormReturn<Form> }) => {
  const id = useId();
  const check = (name: "receivesTaxNews" | "receivesDoctorsNews", label: string) => (
    <Check
      // Every form with interests has these two fields.
      {...form.register(name as Path<Form>)}
      aria-describedby={problem && id}
    >
      {label}
    </Check>
  );
  const { message: problem } =
    form.getFieldState("receivesTaxNews" as Path<Form>, form.formState).error ?? {};

  return (
    <CheckGroup>
      <legend>{subscriptionFields.receivesTaxNews}</legend>
      {check("receivesTaxNews", interestText.tax)}
      {check("receivesDoctorsNews", interestText.doctors)}
      {problem && <FieldProblem id={id}>{problem}</FieldProblem>}
    </CheckGroup>
  );
};
