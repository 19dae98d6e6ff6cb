import { useNavigate } from "react-router-dom";
import { type Newsletter, type NewsletterStatus, sendFlags } from "../../../shared/news/newsletter.ts";
import { Button } from "../../components/button.tsx";
import { Panel, Row, Stack } from "../../components/layout/layout.tsx";
import { commonText } from "../../components/words.text.ts";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { flagGroupText, flagText, newsletterFields, recipientsText } from "./newsletters.text.ts";
import { CountedRecipients } from "./recipients-sentence.tsx";
import { sendText as text } from "./sending.text.ts";

interface SendRecipientsProps {
  newsletter: Newsletter;
  status: NewsletterStatus;
  next: string;
  onBack: () => void;
  onNext: () => void;
}

const isInterest = (flag: (typeof sendFlags)[number]) => flag.startsWith("sendToSubs");

const inWords = (flag: (typeof sendFlags)[number]) =>
  isInterest(flag)
    ? `${flagGroupText.subscribers} ${flagGroupText.interests}: ${flagText[flag]}`
    : flagText[flag];

export const SendRecipients = ({ newsletter, status, next, onBack, onNext }: SendRecipientsProps) => {
  const navigate = useNavigate();
  const officeName = useOfficeName();

  return (
    <Stack as="section" aria-label={text.recipients}>
      <Panel gap={4}>
        <h2>{text.whoGetsIt}</h2>
        <CountedRecipients count={status} />
        <p>
          {newsletterFields.organisationId}: {officeName(newsletter.organisationId)}
        </p>
        <ul className="send-flags">
          {sendFlags
            .filter((flag) => newsletter[flag])
            .map((flag) => (
              <li key={flag}>{inWords(flag)}</li>
            ))}
        </ul>
        <p className="muted">{recipientsText.oneMail}</p>
      </Panel>
      <Row align="center">
        <Button label={next} onClick={onNext} />
        <Button text label={commonText.back} onClick={onBack} />
        <Button
          text
          label={text.edit}
          onClick={() => void navigate(newsPaths.editNewsletter(newsletter.id))}
        />
      </Row>
    </Stack>
  );
};
