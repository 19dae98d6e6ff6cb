import type { SendingState } from "../../../shared/news/newsletter.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { draftText, sendingStateText } from "./sending.text.ts";
import { windowText } from "./window.text.ts";

const looks: Readonly<Record<SendingState, { tone: Tone; icon: string }>> = {
  planning: { tone: "info", icon: "pi-clock" },
  sending: { tone: "info", icon: "pi-send" },
  paused: { tone: "warning", icon: "pi-pause" },
  cancelled: { tone: "danger", icon: "pi-times-circle" },
  finished: { tone: "success", icon: "pi-check-circle" },
};

interface SendingStateTagProps {
  state: SendingState | null;
  isWaiting?: boolean;
}

export const SendingStateTag = ({ state, isWaiting = false }: SendingStateTagProps) =>
  isWaiting ? (
    <StatusTag tone="warning" icon="pi-clock">
      {windowText.waiting}
    </StatusTag>
  ) : state === null ? (
    <StatusTag tone="neutral" icon="pi-pencil">
      {draftText}
    </StatusTag>
  ) : (
    <StatusTag {...looks[state]}>{sendingStateText[state]}</StatusTag>
  );
