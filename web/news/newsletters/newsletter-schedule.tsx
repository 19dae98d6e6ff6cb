import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { Newsletter, NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { Button } from "../../components/button.tsx";
import { Panel, Row } from "../../components/layout/layout.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { newsPaths } from "../news-paths.ts";
import { OpeningNote } from "./opening-note.tsx";
import { CountedRecipients } from "./recipients-sentence.tsx";
import { scheduleText as text } from "./schedule.text.ts";
import { sendingMutations } from "./sending.queries.ts";

interface NewsletterScheduleProps {
  newsletter: Newsletter;
  at: string;
  status: NewsletterStatus | undefined;
  mayEdit: boolean;
}

export const NewsletterSchedule = ({ newsletter, at, status, mayEdit }: NewsletterScheduleProps) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const unschedule = useMutation({
    ...sendingMutations.unschedule,
    onError: toasts.problem,
  });
  const isChanged = newsletter.isAsPlanned === false;
  const takeBack = () =>
    unschedule.mutate(newsletter.id, { onSuccess: () => toasts.success(text.takenBack(newsletter.title)) });

  return (
    <Panel as="section" gap={4} aria-label={text.title}>
      <Row align="center" spread>
        <Row gap={4} lines={2} align="center">
          <h2>{text.title}</h2>
          <StatusTag tone="info" icon="pi-calendar">
            {text.scheduledFor(formatDateTime(at))}
          </StatusTag>
        </Row>
        {mayEdit && (
          <Row gap={4} lines={2} align="center">
            <Button
              outlined
              label={isChanged ? text.review : text.change}
              onClick={() =>
                void navigate(
                  isChanged
                    ? newsPaths.sendNewsletter(newsletter.id)
                    : newsPaths.confirmNewsletter(newsletter.id),
                )
              }
            />
            <Button text label={text.takeBack} loading={unschedule.isPending} onClick={takeBack} />
          </Row>
        )}
      </Row>
      <OpeningNote newsletterId={newsletter.id} at={at} />
      {isChanged ? (
        <p className="send-note" data-tone="warning" role="status">
          {text.changed}
        </p>
      ) : (
        <p className="muted">{text.explained}</p>
      )}
      {mayEdit && <CountedRecipients count={status} />}
    </Panel>
  );
};
