import type { ShareState } from "../../shared/cloud/share.ts";
import { shareStateText } from "../../shared/cloud/share-state.text.ts";
import { StatusTag, type Tone } from "./status-tag.tsx";

const tones: Readonly<Record<ShareState, Tone>> = {
  active: "success",
  expired: "neutral",
  usedUp: "neutral",
  unreachable: "warning",
};

export const ShareTag = ({ state }: { state: ShareState }) => (
  <StatusTag tone={tones[state]}>{shareStateText[state]}</StatusTag>
);
