import type { SendingState } from "../../../shared/news/newsletter.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { draftText, sendingStateText } from "./sending.text.ts";

const looks: Readonly<Record<SendingState, { tone: Tone; icon: string }>> = {
  planning: { tone: "info", icon: "pi-clock" },
  sending: { tone: "info", icon: "pi-send" },
  paused: { tone: "warning", icon: "pi-pause" },
  cancelled: { tone: "danger", icon: "pi-times-circle" },
  finished: { tone: "success", icon: "pi-check-circle" },
};

export const SendingStateTag = ({ state }: { state: SendingState | null }) =>
  state === null ? (
    <StatusTag tone="neutral" icon="pi-pencil">
      {draftText}
    </StatusTag>
  ) : (
    <StatusTag {...looks[state]}>{sendingStateText[state]}</StatusTag>
  );
