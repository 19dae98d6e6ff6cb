import "../../components/form/form.css";
import "../../components/form/editor/editor.css";
import { useId } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { interestText, subscriptionFields } from "./subscriptions.text.ts";

interface Interests extends FieldValues {
  receivesTaxNews?: boolean | undefined;
  receivesDoctorsNews?: boolean | undefined;
}

/** What somebody wants to read about. */
export const InterestChecks = <Form extends Interests>({ form }: { form: UseFormReturn<Form> }) => {
  const id = useId();
  const check = (name: "receivesTaxNews" | "receivesDoctorsNews", label: string) => (
    <label className="check">
      {/* Every form with interests has these two fields. */}
      <input type="checkbox" {...form.register(name as Path<Form>)} aria-describedby={problem && id} />
      {label}
    </label>
  );
  const { message: problem } =
    form.getFieldState("receivesTaxNews" as Path<Form>, form.formState).error ?? {};

  return (
    <fieldset className="check-group">
      <legend>{subscriptionFields.receivesTaxNews}</legend>
      {check("receivesTaxNews", interestText.tax)}
      {check("receivesDoctorsNews", interestText.doctors)}
      {problem && (
        <p id={id} className="field-problem">
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {problem}
        </p>
      )}
    </fieldset>
  );
};
