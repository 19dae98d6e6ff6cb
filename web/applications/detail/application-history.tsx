import type { ShownStep } from "../../../shared/applications/application-step.ts";
import { stageLabels } from "../../../shared/applications/stage.text.ts";
import { DateText } from "../../components/date-text.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { stateText, detailText as text } from "../applications.text.ts";

const wordsOf = ({ byName, from, to }: ShownStep) =>
  text.movedTo(
    byName ?? text.somebody,
    from === null ? stateText.processed : stageLabels[from],
    stageLabels[to],
  );

/** The latest first. */
export const ApplicationHistory = ({ history }: { history: readonly ShownStep[] }) => (
  <Stack as="section" gap={3} aria-label={text.history}>
    <h2>{text.history}</h2>
    {history.length === 0 && <p className="muted">{text.noHistory}</p>}
    <Stack as="ul" gap={1}>
      {history.toReversed().map((step) => (
        <li key={step.at}>
          <DateText value={step.at} /> {wordsOf(step)}
        </li>
      ))}
    </Stack>
  </Stack>
);
