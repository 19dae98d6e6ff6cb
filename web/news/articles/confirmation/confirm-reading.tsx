import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { officeDate } from "../../../../shared/dates/office-days.ts";
import type { OwnConfirmation } from "../../../../shared/news/article.ts";
import { Button } from "../../../components/button.tsx";
import { stampInWords } from "../../../components/date-text.tsx";
import { Panel, Row } from "../../../components/layout/layout.tsx";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { StatusTag } from "../../../components/status-tag.tsx";
import { stateText, confirmText as text } from "./confirmation.text.ts";
import { confirmationMutations } from "./confirmations.queries.ts";

interface ConfirmReadingProps {
  articleId: string;
  own: OwnConfirmation;
}

export const ConfirmReading = ({ articleId, own: { until, version, confirmedAt } }: ConfirmReadingProps) => {
  const confirming = useMutation(confirmationMutations.confirm);
  const [openedAt] = useState(Date.now);
  const asks = Date.parse(until) < openedAt ? text.overdue : text.asked;

  return (
    <Panel as="section" gap={3} className="article-confirm" aria-label={text.label} aria-live="polite">
      {confirmedAt === null ? (
        <>
          <p>{asks(officeDate(until))}</p>
          <Row>
            <Button
              icon="pi pi-check"
              label={text.confirm}
              loading={confirming.isPending}
              onClick={() => confirming.mutate({ params: { id: articleId }, body: { version } })}
            />
          </Row>
          {confirming.error && <ProblemNote error={confirming.error} />}
        </>
      ) : (
        <Row align="center">
          <StatusTag tone="success">{stateText.confirmed}</StatusTag>
          <span>{text.confirmed(stampInWords(confirmedAt))}</span>
        </Row>
      )}
    </Panel>
  );
};
