import { Button } from "primereact/button";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { ProblemBox } from "../../components/problem-box.tsx";
import { newsPaths } from "../news-paths.ts";
import { newsletterFormOf } from "./newsletter-form.ts";
import { NewsletterPreview } from "./newsletter-preview.tsx";
import { newsletterEditorText } from "./newsletters.text.ts";
import { sendProblems } from "./send-problems.ts";
import { sendText as text } from "./sending.text.ts";
import { TestMailDialog } from "./test-mail-dialog.tsx";

interface SendContentProps {
  newsletter: Newsletter;
  readAt: Date;
  onNext: () => void;
}

export const SendContent = ({ newsletter, readAt, onNext }: SendContentProps) => {
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
