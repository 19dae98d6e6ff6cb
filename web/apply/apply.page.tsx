import "./apply.css";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { requestProblems } from "../../shared/contract/general.problems.ts";
import { organisationProblems } from "../../shared/organisations/organisations.problems.ts";
import { isProblem } from "../app/client/api-problem.ts";
import { Button } from "../components/button.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { PublicPage } from "../components/public-page.tsx";
import { applyQueries } from "./apply.queries.ts";
import { applyText as text } from "./apply.text.ts";
import { Applying } from "./applying.tsx";

const isUnknown = (error: unknown) =>
  isProblem(error, organisationProblems.notFound, requestProblems.malformed);

export const ApplyPage = () => {
  const { organisationId = "" } = useParams();
  const { data: facts, error, refetch } = useQuery(applyQueries.form(organisationId));

  if (facts) return <Applying key={organisationId} organisationId={organisationId} facts={facts} />;
  if (isUnknown(error)) {
    return (
      <PublicPage title={text.unknown.title}>
        <p>{text.unknown.detail}</p>
      </PublicPage>
    );
  }
  return (
    <PublicPage title={text.loading}>
      {error ? (
        <>
          <ProblemNote error={error} />
          <Button label={text.retry} onClick={() => void refetch()} />
        </>
      ) : (
        <div className="apply-waiting" aria-busy="true" />
      )}
    </PublicPage>
  );
};
