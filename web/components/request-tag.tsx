import type { RequestState } from "../../shared/cloud/paper-request.ts";
import { requestStateText } from "./components.text.ts";
import { StatusTag, type Tone } from "./status-tag.tsx";

const tones: Readonly<Record<RequestState, Tone>> = {
  waiting: "neutral",
  partial: "info",
  complete: "success",
  closed: "neutral",
};

export const RequestTag = ({ state }: { state: RequestState }) => (
  <StatusTag tone={tones[state]}>{requestStateText[state]}</StatusTag>
);
