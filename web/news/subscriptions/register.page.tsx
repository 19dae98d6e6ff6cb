import "./subscription.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useForm, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { Id } from "../../../shared/contract/wire.ts";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { RegistrationFields } from "./registration-fields.tsx";
import {
  emptyRegistration,
  type Registration,
  type RegistrationForm,
  registrationResolver,
} from "./registration-form.ts";
import { subscriptionMutations, subscriptionQueries } from "./subscriptions.queries.ts";
import { subscriptionFields, registrationText as text } from "./subscriptions.text.ts";

export const RegisterPage = () => {
  const [parameters] = useSearchParams();
  const register = useMutation(subscriptionMutations.register);
  const form = useForm<RegistrationForm, unknown, Registration>({
    resolver: registrationResolver,
    defaultValues: emptyRegistration(Id.safeParse(parameters.get("organisation")).data ?? ""),
  });
  const submit = form.handleSubmit(async ({ consent: _given, ...request }) => {
    try {
      await register.mutateAsync(request);
    } catch (error) {
      applyProblem(form, error);
    }
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
        <Stack
          as="form"
          className="subscription-form"
          gap={6}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <ProblemSummary form={form} labels={subscriptionFields} />
          <RegistrationFields form={form} />
          <Button type="submit" label={text.submit} loading={register.isPending} />
        </Stack>
      )}
    </PublicPage>
  );
};
