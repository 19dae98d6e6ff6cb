import "./newsletter.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { StepList } from "../../components/step-list.tsx";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { SendConfirm } from "./send-confirm.tsx";
import { SendContent } from "./send-content.tsx";
import { SendRecipients } from "./send-recipients.tsx";
import { sendText as text } from "./sending.text.ts";

const STEP = "schritt";
const names = [text.content, text.recipients, text.confirm];

const useStep = () => {
  const [parameters, setParameters] = useSearchParams();
  const step = Math.min(Math.max(Math.trunc(Number(parameters.get(STEP))) || 1, 1), names.length);
  const go = (next: number) => setParameters(next === 1 ? {} : { [STEP]: String(next) });
  return [step, go] as const;
};

/** Nothing goes out before the last button. */
export const NewsletterSendPage = () => {
  const { id = "" } = useParams();
  const [step, go] = useStep();
  const { data: newsletter, dataUpdatedAt } = useSuspenseQuery(newsletterQueries.read(id));
  const { mayEdit } = useNewsRights();
  if (!mayEdit(newsletter.organisationId)) return <NotAllowed />;
  if (newsletter.startedSendingAt) return <Navigate to={newsPaths.newsletter(id)} replace />;

  const readAt = new Date(dataUpdatedAt);

  return (
    <>
      <PageHeader title={text.title} meta={newsletter.title} />
      <StepList
        label={text.steps}
        names={names}
        step={step}
        announcement={text.stepOf(step, names[step - 1] ?? "")}
      />
      {step === 1 && <SendContent newsletter={newsletter} readAt={readAt} onNext={() => go(2)} />}
      {step === 2 && <SendRecipients newsletter={newsletter} onBack={() => go(1)} onNext={() => go(3)} />}
      {step === 3 && <SendConfirm newsletter={newsletter} readAt={readAt} onBack={() => go(2)} />}
    </>
  );
};
