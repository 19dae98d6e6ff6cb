import { Form } from "../../components/form/form.tsx";
import "./subscription.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import * as z from "zod";
import { Id } from "../../../shared/contract/wire.ts";
import { SubscriptionRequest } from "../../../shared/news/subscription.ts";
import { Button } from "../../components/button.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { commonText } from "../../components/words.text.ts";
import { InterestChecks } from "./interest-checks.tsx";
import { subscriptionMutations, subscriptionQueries } from "./subscriptions.queries.ts";
import { subscriptionFields, registrationText as text } from "./subscriptions.text.ts";

const Registration = SubscriptionRequest.and(
  z.object({ consent: z.literal(true, { error: text.noConsent }) }),
);

type RegistrationForm = z.input<typeof SubscriptionRequest> & { consent: boolean };
type Registration = z.output<typeof Registration>;

const registrationResolver = parsedBy(Registration as z.ZodType<Registration, RegistrationForm>);

const emptyRegistration = (organisationId: string): RegistrationForm => ({
  name: "",
  email: "",
  organisationId,
  receivesTaxNews: true,
  receivesDoctorsNews: false,
  branche: "",
  plz: "",
  ort: "",
  consent: false,
});

/** Consent must never be given by accident, so it starts unchecked. */
const ConsentCheck = ({ form }: { form: UseFormReturn<RegistrationForm, unknown, Registration> }) => {
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

const RegistrationFields = ({ form }: { form: UseFormReturn<RegistrationForm, unknown, Registration> }) => {
  const offices = useQuery(subscriptionQueries.offices);
  const field = fieldsOf(form, subscriptionFields);

  return (
    <>
      <Stack className="subscription-fields">
        <TextField {...field("name")} required />
        <TextField {...field("email")} type="email" required />
        {offices.error ? (
          <ProblemNote error={offices.error} />
        ) : (
          <SelectField
            {...field("organisationId")}
            options={offices.data ?? []}
            placeholder={commonText.chooseOffice}
            required
          />
        )}
        <InterestChecks form={form} />
      </Stack>
      <Stack as="fieldset" className="subscription-fields">
        <legend>{text.voluntary}</legend>
        <TextField {...field("branche")} />
        <FieldPair first="third">
          <TextField {...field("plz")} />
          <TextField {...field("ort")} />
        </FieldPair>
      </Stack>
      <ConsentCheck form={form} />
    </>
  );
};

export const RegisterPage = () => {
  const [parameters] = useSearchParams();
  const register = useMutation(subscriptionMutations.register);
  const form = useForm<RegistrationForm, unknown, Registration>({
    resolver: registrationResolver,
    defaultValues: emptyRegistration(Id.safeParse(parameters.get("organisation")).data ?? ""),
  });
  const chosen = useWatch({ control: form.control, name: "organisationId" });
  const office = useQuery(subscriptionQueries.offices).data?.find(({ value }) => value === chosen);
  const sentTo = register.isSuccess ? register.variables.email : undefined;

  return (
    <PublicPage title={sentTo ? text.sent : text.title} office={{ id: chosen, name: office?.label }}>
      <div role="status">
        {sentTo ? (
          <>
            <p>{text.sentTo(sentTo)}</p>
            <p className="muted">{text.notThere}</p>
          </>
        ) : (
          <p>{text.intro}</p>
        )}
      </div>
      {!sentTo && (
        <Form
          className="subscription-form"
          gap={6}
          form={form}
          labels={subscriptionFields}
          save={({ consent: _given, ...request }) => register.mutateAsync(request)}
        >
          <RegistrationFields form={form} />
          <Button type="submit" label={text.title} loading={register.isPending} />
        </Form>
      )}
    </PublicPage>
  );
};
