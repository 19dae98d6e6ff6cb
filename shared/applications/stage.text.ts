import type { Stage } from "./stage.ts";

export const stageLabels: Readonly<Record<Stage, string>> = {
  new: "Neu",
  seen: "Gesichtet",
  invited: "Eingeladen",
  accepted: "Zugesagt",
  refused: "Abgesagt",
};
