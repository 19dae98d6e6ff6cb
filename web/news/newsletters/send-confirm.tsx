import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { useNavigate } from "react-router-dom";
import { type Newsletter, recipientsTotal } from "../../../shared/news/newsletter.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { newsPaths } from "../news-paths.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { recipientsText } from "./newsletters.text.ts";
import { recipientChoiceOf } from "./recipient-choice.ts";
import { kindsInWords, peopleInWords } from "./recipient-words.ts";
import { sendingMutations } from "./sending.queries.ts";
import { sendText as text } from "./sending.text.ts";

interface SendConfirmProps {
  newsletter: Newsletter;
  /** What keeps it from being sent. */
  problems: readonly string[];
  onBack: () => void;
}

/** Step 3: names the numbers; its button sends. */
export const SendConfirm = ({ newsletter, problems, onBack }: SendConfirmProps) => {
  const navigate = useNavigate();
  const recipients = useQuery({
    ...newsletterQueries.recipients(recipientChoiceOf(newsletter)),
    // The number that is promised is the number of this moment.
    staleTime: 0,
  });
  const publish = useMutation(sendingMutations.publish);
  const total = recipients.data ? recipientsTotal(recipients.data) : undefined;
  const people = total === undefined ? undefined : peopleInWords(total);

  const send = () =>
    publish.mutate(
      { id: newsletter.id },
      { onSuccess: () => void navigate(newsPaths.newsletter(newsletter.id), { replace: true }) },
    );

  return (
    <section className="send-step" aria-label={text.confirm}>
      <div className="editor-panel">
        <h2 className="send-question">{text.question(newsletter.title)}</h2>
        {recipients.error && <ProblemNote error={recipients.error} />}
        {recipients.isPending && <Skeleton height="3rem" />}
        {recipients.data && people !== undefined && total !== 0 && (
          <p>
            {text.goesTo(people)} <strong>{kindsInWords(recipients.data)}.</strong>
          </p>
        )}
        {total === 0 && <p>{recipientsText.nobody}</p>}
        {problems.map((problem) => (
          <p key={problem} className="field-problem">
            {problem}
          </p>
        ))}
        <p className="muted">{text.final}</p>
      </div>
      {publish.error && <ProblemNote error={publish.error} />}
      <div className="send-actions">
        {people !== undefined && total !== 0 && problems.length === 0 && (
          <Button icon="pi pi-send" label={text.sendTo(people)} loading={publish.isPending} onClick={send} />
        )}
        <Button text label={text.back} disabled={publish.isPending} onClick={onBack} />
      </div>
    </section>
  );
};
