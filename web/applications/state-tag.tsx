import type { ApplicationRow } from "../../shared/applications/application.ts";
import { stageLabels } from "../../shared/applications/stage.text.ts";
import { isClosing, type Stage } from "../../shared/applications/stage.ts";
import { StatusTag, type Tone } from "../components/status-tag.tsx";
import { stateText as text } from "./applications.text.ts";

const tones: Readonly<Record<Stage, Tone>> = {
  new: "info",
  seen: "neutral",
  invited: "warning",
  accepted: "success",
  refused: "danger",
};

export const StateTag = ({ stage, isProcessed }: Pick<ApplicationRow, "stage" | "isProcessed">) => (
  <>
    {stage && <StatusTag tone={tones[stage]}>{stageLabels[stage]}</StatusTag>}
    {isProcessed && !isClosing(stage) && <StatusTag tone="success">{text.processed}</StatusTag>}
  </>
);
