import "./subscription.css";
import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { ConsentCheck } from "./consent-check.tsx";
import { InterestChecks } from "./interest-checks.tsx";
import type { Registration, RegistrationForm } from "./registration-form.ts";
import { subscriptionQueries } from "./subscriptions.queries.ts";
import { subscriptionFields, registrationText as text } from "./subscriptions.text.ts";

export const RegistrationFields = ({
  form,
}: {
  form: UseFormReturn<RegistrationForm, unknown, Registration>;
}) => {
  const offices = useQuery(subscriptionQueries.offices);

  return (
    <>
      <Stack className="subscription-fields">
        <TextField form={form} name="name" label={subscriptionFields.name} required />
        <TextField form={form} name="email" label={subscriptionFields.email} type="email" required />
        {offices.error ? (
          <ProblemNote error={offices.error} />
        ) : (
          <SelectField
            form={form}
            name="organisationId"
            label={subscriptionFields.organisationId}
            options={offices.data ?? []}
            placeholder={text.chooseOffice}
            required
          />
        )}
        <InterestChecks form={form} />
      </Stack>
      <Stack as="fieldset" className="subscription-fields">
        <legend>{text.voluntary}</legend>
        <TextField form={form} name="branche" label={subscriptionFields.branche} />
        <FieldPair first="third">
          <TextField form={form} name="plz" label={subscriptionFields.plz} />
          <TextField form={form} name="ort" label={subscriptionFields.ort} />
        </FieldPair>
      </Stack>
      <ConsentCheck form={form} />
    </>
  );
};
