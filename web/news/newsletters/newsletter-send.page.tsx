import "./newsletter.css";
import { useState } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { Button } from "../../components/button.tsx";
import { Row, Stack } from "../../components/layout/layout.tsx";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageSkeleton } from "../../components/page-skeleton.tsx";
import { ProblemBox } from "../../components/problem-box.tsx";
import { StepList } from "../../components/step-list.tsx";
import { commonText } from "../../components/words.text.ts";
import type { ApprovalFlow } from "../approval/approval-flow.ts";
import { ApprovalPanel } from "../approval/approval-panel.tsx";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { ChangedNote } from "./changed-note.tsx";
import { newsletterFormOf } from "./newsletter-form.ts";
import { NewsletterPreview } from "./newsletter-preview.tsx";
import { newsletterEditorText } from "./newsletters.text.ts";
import { SendConfirm } from "./send-confirm.tsx";
import { sendProblems } from "./send-problems.ts";
import { SendRecipients } from "./send-recipients.tsx";
import { sendText as text } from "./sending.text.ts";
import { TestMailDialog } from "./test-mail-dialog.tsx";
import { useNewsletterApproval } from "./use-newsletter-approval.ts";
import { type Shown, useShownNewsletter } from "./use-shown-newsletter.ts";

interface SendApprovalProps {
  shown: Shown;
  flow: ApprovalFlow;
  onBack: () => void;
}

/** Replaces the last step until a second person has approved. */
const SendApproval = ({ shown, flow, onBack }: SendApprovalProps) => (
  <Stack as="section" aria-label={text.release}>
    {shown.before && <ChangedNote before={shown.before} now={shown} />}
    <ApprovalPanel flow={flow} />
    <p className="muted">{text.onceReleased}</p>
    <Row>
      <Button text label={commonText.back} onClick={onBack} />
    </Row>
  </Stack>
);

interface SendContentProps {
  newsletter: Newsletter;
  readAt: Date;
  onNext: () => void;
}

const SendContent = ({ newsletter, readAt, onNext }: SendContentProps) => {
  const navigate = useNavigate();
  const [isTesting, setIsTesting] = useState(false);
  const problems = sendProblems(newsletter, readAt);
  const lasting = problems.filter(({ isOfTheMoment }) => !isOfTheMoment);

  return (
    <Stack as="section" aria-label={text.content}>
      {problems.length > 0 && (
        <ProblemBox>
          <strong>{lasting.length > 0 ? text.problems : text.notNow}</strong>
          <ul>
            {problems.map((problem) => (
              <li key={problem.text}>{problem.text}</li>
            ))}
          </ul>
        </ProblemBox>
      )}
      <NewsletterPreview form={newsletterFormOf(newsletter)} />
      <Row align="center">
        {lasting.length === 0 && <Button label={text.toRecipients} onClick={onNext} />}
        <Button
          outlined={lasting.length > 0}
          text={lasting.length === 0}
          label={text.edit}
          onClick={() => void navigate(newsPaths.editNewsletter(newsletter.id))}
        />
        <Button text label={newsletterEditorText.test} onClick={() => setIsTesting(true)} />
      </Row>
      {isTesting && <TestMailDialog id={newsletter.id} onClose={() => setIsTesting(false)} />}
    </Stack>
  );
};

const STEP = "schritt";
const STEPS = 3;

const useStep = () => {
  const [parameters, setParameters] = useSearchParams();
  const step = Math.min(Math.max(Math.trunc(Number(parameters.get(STEP))) || 1, 1), STEPS);
  const go = (next: number) => setParameters(next === 1 ? {} : { [STEP]: String(next) });
  return [step, go] as const;
};

const SendSteps = ({ shown }: { shown: Shown }) => {
  const [asked, go] = useStep();
  // What changed since it was planned is looked at first, also where the address leads further on.
  const [isSeen, setIsSeen] = useState(shown.newsletter.isAsPlanned !== false);
  const step = isSeen ? asked : 1;
  const flow = useNewsletterApproval(shown);
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
      {step === 1 && (
        <SendContent
          newsletter={newsletter}
          readAt={readAt}
          onNext={() => {
            setIsSeen(true);
            go(2);
          }}
        />
      )}
      {step === 2 && (
        <SendRecipients
          newsletter={newsletter}
          status={status}
          next={flow.isMissing ? text.toRelease : text.toConfirm}
          onBack={() => go(1)}
          onNext={() => go(3)}
        />
      )}
      {step === 3 && flow.isMissing && <SendApproval shown={shown} flow={flow} onBack={() => go(2)} />}
      {step === 3 && !flow.isMissing && <SendConfirm shown={shown} onBack={() => go(2)} />}
    </>
  );
};

/** Nothing is sent before the last button, and only what was shown. */
export const NewsletterSendPage = () => {
  const { id = "" } = useParams();
  const { shown, isSent } = useShownNewsletter(id);
  const { mayEdit } = useNewsRights();
  if (!shown) return <PageSkeleton />;
  if (!mayEdit(shown.newsletter.organisationId)) return <NotAllowed />;
  if (isSent) return <Navigate to={newsPaths.newsletter(id)} replace />;

  return <SendSteps shown={shown} />;
};
