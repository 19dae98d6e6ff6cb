import { useMutation } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { registrationProblems } from "../../../shared/news/news.problems.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { Button } from "../../components/button.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { subscriptionPaths } from "./subscription-paths.ts";
import { subscriptionMutations } from "./subscriptions.queries.ts";
import { confirmationText as text } from "./subscriptions.text.ts";

/** Undefined if a retry may help. */
const detailOf = (error: unknown) => {
  if (isProblem(error, registrationProblems.tokenInvalid)) return text.invalid;
  return isProblem(error, registrationProblems.expired) ? text.expired : undefined;
};

/** Opening changes nothing: mail scanners open links, too. */
export const ConfirmPage = () => {
  const [parameters] = useSearchParams();
  const token = parameters.get("token");
  const confirm = useMutation(subscriptionMutations.confirm);
  const isLinkOver = !token || detailOf(confirm.error) !== undefined;

  return (
    <PublicPage
      title={text.title}
      office={{ id: parameters.get("organisation"), name: confirm.data?.organisationName }}
    >
      <div role="status">
        {confirm.isSuccess ? (
          <>
            <p>
              <strong>{text.done}</strong>
            </p>
            <p>{text.from(confirm.data.organisationName)}</p>
          </>
        ) : (
          !confirm.error && <p>{token ? text.question : text.noToken}</p>
        )}
      </div>
      {confirm.error && <ProblemNote error={confirm.error} detail={detailOf(confirm.error)} />}
      {token && !confirm.isSuccess && !isLinkOver && (
        <Button label={text.title} loading={confirm.isPending} onClick={() => confirm.mutate(token)} />
      )}
      {isLinkOver && (
        <Link to={subscriptionPaths.register(parameters.get("organisation"))}>{text.again}</Link>
      )}
    </PublicPage>
  );
};
