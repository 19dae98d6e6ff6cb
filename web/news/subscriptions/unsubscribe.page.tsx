import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Link, useSearchParams } from "react-router-dom";
import { ProblemNote } from "../../components/problem-note.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { subscriptionPaths } from "./subscription-paths.ts";
import { subscriptionMutations } from "./subscriptions.queries.ts";
import { unsubscribeText as text } from "./subscriptions.text.ts";

/** Opening changes nothing: mail scanners open links, too. */
export const UnsubscribePage = () => {
  const [parameters] = useSearchParams();
  const token = parameters.get("token");
  const unsubscribe = useMutation(subscriptionMutations.unsubscribe);

  return (
    <PublicPage title={text.title}>
      <div role="status">
        {unsubscribe.isSuccess ? <p>{text.done}</p> : <p>{token ? text.question : text.noToken}</p>}
      </div>
      {unsubscribe.error && <ProblemNote error={unsubscribe.error} />}
      {token && !unsubscribe.isSuccess && (
        <>
          <Button
            label={text.confirm}
            loading={unsubscribe.isPending}
            onClick={() => unsubscribe.mutate(token)}
          />
          <Link to={subscriptionPaths.preferences(token)}>{text.preferences}</Link>
        </>
      )}
    </PublicPage>
  );
};
