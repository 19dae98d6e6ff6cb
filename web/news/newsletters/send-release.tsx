import { Button } from "primereact/button";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import type { ReleaseFlow } from "../release/release-flow.ts";
import { ReleasePanel } from "../release/release-panel.tsx";
import { ChangedNote } from "./changed-note.tsx";
import { sendText as text } from "./sending.text.ts";
import type { Shown } from "./use-shown-newsletter.ts";

interface SendReleaseProps {
  shown: Shown;
  flow: ReleaseFlow;
  onBack: () => void;
}

/** In place of the last step, until a second person has released it. */
export const SendRelease = ({ shown, flow, onBack }: SendReleaseProps) => (
  <Stack as="section" aria-label={text.release}>
    {shown.before && <ChangedNote before={shown.before} now={shown} />}
    <ReleasePanel flow={flow} />
    <p className="muted">{text.onceReleased}</p>
    <Row>
      <Button text label={text.back} onClick={onBack} />
    </Row>
  </Stack>
);
