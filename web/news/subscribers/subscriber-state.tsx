import type { SubscriberState } from "../../../shared/news/subscriber-state.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { stateText } from "./subscribers.text.ts";

const looks: Readonly<Record<SubscriberState, { tone: Tone; icon: string }>> = {
  unconfirmed: { tone: "warning", icon: "pi-clock" },
  confirmed: { tone: "success", icon: "pi-check-circle" },
  unsubscribed: { tone: "neutral", icon: "pi-user-minus" },
  suppressed: { tone: "danger", icon: "pi-ban" },
};

export const SubscriberStateTag = ({ state }: { state: SubscriberState }) => (
  <StatusTag {...looks[state]}>{stateText[state]}</StatusTag>
);
