import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Registration, RegistrationForm } from "./registration-form.ts";
import { registrationText as text } from "./subscriptions.text.ts";

/** Nothing is sent without it, and nobody gives it by accident. */
export const ConsentCheck = ({ form }: { form: UseFormReturn<RegistrationForm, unknown, Registration> }) => {
  const id = useId();
  const problem = form.formState.errors.consent?.message;

  return (
    <div className="check-group">
      <label className="check">
        <input
          type="checkbox"
          {...form.register("consent")}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={problem && id}
        />
        {text.consent}
      </label>
      {problem && (
        <p id={id} className="field-problem">
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {problem}
        </p>
      )}
    </div>
  );
};
