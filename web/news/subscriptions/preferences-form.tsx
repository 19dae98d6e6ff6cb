import "./subscription.css";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import type * as z from "zod";
import { Stack } from "../../components/layout/stack.tsx";
import "../../../shared/contract/messages.ts";
import { type Subscription, SubscriptionPreferences } from "../../../shared/news/subscription.ts";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { resetAfterSave } from "../../components/form/reset-after-save.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { InterestChecks } from "./interest-checks.tsx";
import { subscriptionPaths } from "./subscription-paths.ts";
import { subscriptionMutations } from "./subscriptions.queries.ts";
import { subscriptionFields, preferencesText as text, unsubscribeText } from "./subscriptions.text.ts";

interface PreferencesFormProps {
  token: string;
  subscription: Subscription;
}

export const PreferencesForm = ({ token, subscription }: PreferencesFormProps) => {
  const save = useMutation(subscriptionMutations.savePreferences);
  const { name, receivesTaxNews, receivesDoctorsNews } = subscription;
  const form = useForm<z.input<typeof SubscriptionPreferences>, unknown, SubscriptionPreferences>({
    resolver: zodResolver(SubscriptionPreferences),
    defaultValues: { token, name, receivesTaxNews, receivesDoctorsNews },
  });
  const submit = form.handleSubmit(async (body) => {
    const sent = form.getValues();
    try {
      await save.mutateAsync(body);
      resetAfterSave(form, sent, body);
    } catch (error) {
      applyProblem(form, error);
    }
  });
  const isSaved = save.isSuccess && !form.formState.isDirty;

  return (
    <>
      <p>{text.of(subscription.organisationName)}</p>
      <Stack
        as="form"
        className="subscription-form"
        gap={6}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <ProblemSummary form={form} labels={subscriptionFields} />
        <Stack className="subscription-fields">
          <TextField form={form} name="name" label={subscriptionFields.name} required />
          <InterestChecks form={form} />
        </Stack>
        <Button type="submit" label={text.save} loading={save.isPending} />
        <div role="status">{isSaved && <p>{text.saved}</p>}</div>
      </Stack>
      <div className="subscription-end">
        <p>{text.unsubscribe}</p>
        <Link to={subscriptionPaths.unsubscribe(token)}>{unsubscribeText.confirm}</Link>
      </div>
    </>
  );
};
