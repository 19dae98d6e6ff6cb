import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "primereact/skeleton";
import { useSearchParams } from "react-router-dom";
import { unsubscribeProblems } from "../../../shared/news/news.problems.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { NotSubscribed } from "./not-subscribed.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import { officeOf, subscriptionQueries } from "./subscriptions.queries.ts";
import { preferencesText as text } from "./subscriptions.text.ts";

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
