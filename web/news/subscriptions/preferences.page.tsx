import { Form } from "../../components/form/form.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import "./subscription.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useSearchParams } from "react-router-dom";
import type * as z from "zod";
import { unsubscribeProblems } from "../../../shared/news/news.problems.ts";
import { type Subscription, SubscriptionPreferences } from "../../../shared/news/subscription.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { Button } from "../../components/button.tsx";
import { resetAfterSave } from "../../components/form/reset-after-save.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { InterestChecks } from "./interest-checks.tsx";
import { NotSubscribed } from "./not-subscribed.tsx";
import { subscriptionPaths } from "./subscription-paths.ts";
import { officeOf, subscriptionMutations, subscriptionQueries } from "./subscriptions.queries.ts";
import { subscriptionFields, preferencesText as text, unsubscribeText } from "./subscriptions.text.ts";

const PreferencesForm = ({ token, subscription }: { token: string; subscription: Subscription }) => {
  const save = useMutation(subscriptionMutations.savePreferences);
  const { name, receivesTaxNews, receivesDoctorsNews } = subscription;
  const form = useForm<z.input<typeof SubscriptionPreferences>, unknown, SubscriptionPreferences>({
    resolver: parsedBy(SubscriptionPreferences),
    defaultValues: { token, name, receivesTaxNews, receivesDoctorsNews },
  });
  const isSaved = save.isSuccess && !form.formState.isDirty;

  return (
    <>
      <p>{text.of(subscription.organisationName)}</p>
      <Form
        className="subscription-form"
        gap={6}
        form={form}
        labels={subscriptionFields}
        save={async (body) => {
          const sent = form.getValues();
          await save.mutateAsync(body);
          resetAfterSave(form, sent, body);
        }}
      >
        <Stack className="subscription-fields">
          <TextField form={form} name="name" label={subscriptionFields.name} required />
          <InterestChecks form={form} />
        </Stack>
        <Button type="submit" label={text.save} loading={save.isPending} />
        <div role="status">{isSaved && <p>{text.saved}</p>}</div>
      </Form>
      <div className="subscription-end">
        <p>{text.unsubscribe}</p>
        <Link to={subscriptionPaths.unsubscribe(token)}>{unsubscribeText.title}</Link>
      </div>
    </>
  );
};

const isLinkWrong = (error: unknown) => isProblem(error, unsubscribeProblems.tokenInvalid);

const Preferences = ({ token }: { token: string }) => {
  const { data: subscription, error } = useQuery(subscriptionQueries.preferences(token));

  if (error) return <ProblemNote error={error} detail={isLinkWrong(error) ? text.invalid : undefined} />;
  if (!subscription) return <Skeleton height="15rem" />;
  if (!subscription.isSubscribed) return <NotSubscribed {...subscription} />;
  return <PreferencesForm token={token} subscription={subscription} />;
};

export const PreferencesPage = () => {
  const [parameters] = useSearchParams();
  const token = parameters.get("token");
  const { data: subscription } = useQuery({
    ...subscriptionQueries.preferences(token ?? ""),
    enabled: Boolean(token),
  });

  return (
    <PublicPage title={text.title} office={officeOf(subscription)}>
      {token ? <Preferences token={token} /> : <p>{text.noToken}</p>}
    </PublicPage>
  );
};
