import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { formatDate } from "../../shared/dates/dates.ts";
import { Button } from "../components/button.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { PublicPage } from "../components/public-page.tsx";
import { applyMutations, applyQueries } from "./apply.queries.ts";
import { consentText as text } from "./apply.text.ts";

const Question = ({ token }: { token: string }) => {
  const { data: asked, error } = useQuery(applyQueries.consent(token));
  const give = useMutation(applyMutations.giveConsent);
  if (error) return <ProblemNote error={error} />;
  if (!asked) return <div className="apply-waiting" aria-busy="true" />;

  const { organisationName, deleteAt, until, isGiven } = give.data ?? asked;
  const end = formatDate(until);

  return (
    <>
      <div role="status">
        {isGiven ? (
          <p>{text.given(organisationName, end)}</p>
        ) : (
          <>
            <p>{text.question(organisationName, end)}</p>
            <p className="muted">{text.otherwise(formatDate(deleteAt))}</p>
          </>
        )}
      </div>
      {give.error && <ProblemNote error={give.error} />}
      {!isGiven && (
        <Button label={text.confirm} loading={give.isPending} onClick={() => give.mutate(token)} />
      )}
    </>
  );
};

/** Opening changes nothing: mail scanners open links, too. */
export const ConsentPage = () => {
  const [parameters] = useSearchParams();
  const token = parameters.get("token");
  const { data: asked } = useQuery({ ...applyQueries.consent(token ?? ""), enabled: Boolean(token) });

  return (
    <PublicPage title={text.title} office={{ id: asked?.organisationId, name: asked?.organisationName }}>
      {token ? <Question token={token} /> : <p>{text.noToken}</p>}
    </PublicPage>
  );
};
