import "./newsletter.css";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageSkeleton } from "../../components/page-skeleton.tsx";
import { StepList } from "../../components/step-list.tsx";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { SendConfirm } from "./send-confirm.tsx";
import { SendContent } from "./send-content.tsx";
import { SendRecipients } from "./send-recipients.tsx";
import { SendRelease } from "./send-release.tsx";
import { sendText as text } from "./sending.text.ts";
import { useNewsletterRelease } from "./use-newsletter-release.ts";
import { type Shown, useShownNewsletter } from "./use-shown-newsletter.ts";

const STEP = "schritt";
const STEPS = 3;

const useStep = () => {
  const [parameters, setParameters] = useSearchParams();
  const step = Math.min(Math.max(Math.trunc(Number(parameters.get(STEP))) || 1, 1), STEPS);
  const go = (next: number) => setParameters(next === 1 ? {} : { [STEP]: String(next) });
  return [step, go] as const;
};

const SendSteps = ({ shown }: { shown: Shown }) => {
  const [step, go] = useStep();
  const flow = useNewsletterRelease(shown);
  const last = flow.isMissing ? text.release : text.confirm;
  const names = [text.content, text.recipients, last];
  const { newsletter, readAt, status } = shown;

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
      {step === 2 && (
        <SendRecipients
          newsletter={newsletter}
          status={status}
          next={flow.isMissing ? text.toRelease : text.toConfirm}
          onBack={() => go(1)}
          onNext={() => go(3)}
        />
      )}
      {step === 3 && flow.isMissing && <SendRelease shown={shown} flow={flow} onBack={() => go(2)} />}
      {step === 3 && !flow.isMissing && <SendConfirm shown={shown} onBack={() => go(2)} />}
    </>
  );
};

/** Nothing goes out before the last button, and nothing but what is shown. */
export const NewsletterSendPage = () => {
  const { id = "" } = useParams();
  const { shown, isSent } = useShownNewsletter(id);
  const { mayEdit } = useNewsRights();
  if (!shown) return <PageSkeleton />;
  if (!mayEdit(shown.newsletter.organisationId)) return <NotAllowed />;
  if (isSent) return <Navigate to={newsPaths.newsletter(id)} replace />;

  return <SendSteps shown={shown} />;
};
