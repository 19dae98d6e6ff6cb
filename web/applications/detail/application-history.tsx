import { mailLabels } from "../../../shared/applications/application-mail.text.ts";
import type { MailState, ShownStep } from "../../../shared/applications/application-step.ts";
import { stageLabels } from "../../../shared/applications/stage.text.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { DateText } from "../../components/date-text.tsx";
import { Row, Section, Stack } from "../../components/layout/layout.tsx";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { stateText, detailText as text } from "../applications.text.ts";

const wordsOf = (step: ShownStep) => {
  if (step.kind === "date") return text.dateChosen(officeDateTime(new Date(step.date)));
  if (step.kind === "papers") return text.papersCame(step.count);
  const name = step.byName ?? text.somebody;
  return step.kind === "mail"
    ? text.mailSent(name, mailLabels[step.mail], step.subject)
    : text.movedTo(
        name,
        step.from === null ? stateText.processed : stageLabels[step.from],
        stageLabels[step.to],
      );
};

const tones: Readonly<Record<MailState, Tone>> = { waiting: "info", accepted: "success", failed: "danger" };

export const ApplicationHistory = ({ history }: { history: readonly ShownStep[] }) => (
  <Section title={text.history} gap={3}>
    {history.length === 0 && <p className="muted">{text.noHistory}</p>}
    <Stack as="ul" gap={2}>
      {history.toReversed().map((step) => (
        <li key={`${step.kind} ${step.at}`}>
          <Row align="center" gap={2}>
            <DateText value={step.at} />
            {step.kind === "mail" ? (
              <details>
                <summary>{wordsOf(step)}</summary>
                <p className="application-letter">{step.text}</p>
                {step.dates.map((date) => (
                  <div key={date}>{officeDateTime(new Date(date))}</div>
                ))}
              </details>
            ) : (
              wordsOf(step)
            )}
            {step.kind === "mail" && (
              <StatusTag tone={tones[step.state]}>{text.mailState[step.state]}</StatusTag>
            )}
          </Row>
        </li>
      ))}
    </Stack>
  </Section>
);
