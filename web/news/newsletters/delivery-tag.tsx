import type { DeliveryState } from "../../../shared/news/newsletter.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { deliveryText } from "./sending.text.ts";

const tones: Readonly<Record<DeliveryState, Tone>> = {
  queued: "neutral",
  sending: "info",
  sent: "success",
  failed: "danger",
  inDoubt: "warning",
  bounced: "danger",
  complained: "danger",
  skipped: "neutral",
};

export const DeliveryTag = ({ state }: { state: DeliveryState }) => (
  <StatusTag tone={tones[state]} {...(state === "skipped" ? { icon: "pi-forward" } : {})}>
    {deliveryText[state]}
  </StatusTag>
);
