import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { Button } from "../../components/button.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { NotSubscribed } from "./not-subscribed.tsx";
import { subscriptionPaths } from "./subscription-paths.ts";
import { officeOf, subscriptionMutations, subscriptionQueries } from "./subscriptions.queries.ts";
import { unsubscribeText as text } from "./subscriptions.text.ts";

const Unsubscribing = ({ token }: { token: string }) => {
  // A deleted subscriber may unsubscribe all the same, so a failure shows nothing.
  const { data: subscription, isPending } = useQuery(subscriptionQueries.preferences(token));
  const unsubscribe = useMutation(subscriptionMutations.unsubscribe);

  if (isPending) return <Skeleton height="8rem" />;
  const isDone = unsubscribe.isSuccess;
  if (!isDone && subscription?.unsubscribedAt) return <NotSubscribed {...subscription} />;
  return (
    <>
      <p role="status">{isDone ? text.done : text.question}</p>
      {unsubscribe.error && <ProblemNote error={unsubscribe.error} />}
      {!isDone && (
        <>
          <Button
            label={text.title}
            loading={unsubscribe.isPending}
            onClick={() => unsubscribe.mutate(token)}
          />
          <Link to={subscriptionPaths.preferences(token)}>{text.preferences}</Link>
        </>
      )}
      {isDone && subscription && (
        <Link to={subscriptionPaths.register(subscription.organisationId)}>{text.again}</Link>
      )}
    </>
  );
};

/** Opening changes nothing: mail scanners open links, too. */
export const UnsubscribePage = () => {
  const [parameters] = useSearchParams();
  const token = parameters.get("token");
  const { data: subscription } = useQuery({
    ...subscriptionQueries.preferences(token ?? ""),
    enabled: Boolean(token),
  });

  return (
    <PublicPage title={text.title} office={officeOf(subscription)}>
      {token ? <Unsubscribing token={token} /> : <p>{text.noToken}</p>}
    </PublicPage>
  );
};
