import type { DataRequest, DataRequestState } from "../../../shared/administration/data-request.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { stateText } from "./privacy.text.ts";

const tones: Readonly<Record<DataRequestState, Tone>> = {
  waiting: "neutral",
  running: "info",
  ready: "success",
  failed: "danger",
  erasing: "info",
  erased: "neutral",
};

export const RequestState = ({ request: { state } }: { request: DataRequest }) => (
  <StatusTag tone={tones[state]}>{stateText[state]}</StatusTag>
);
