import { isClosing, type Stage } from "../../../shared/applications/stage.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { type StoredApplication, stageOf } from "../../data/applications/applications.collection.ts";
import { withStep } from "../history.ts";

interface Moving {
  readonly viewer: Viewer;
  readonly now: Date;
}

type Movable = Pick<StoredApplication, "stage" | "isProcessed" | "history">;

const noted = <Application extends Movable>(
  application: Application,
  to: Stage,
  { viewer, now }: Moving,
): Application => {
  const from = stageOf(application);
  if (from === to) return application;
  const step = { kind: "stage", at: now.toISOString(), by: actorOf(viewer), from, to } as const;
  return withStep({ ...application, stage: to }, step);
};

export const movedTo = <Application extends Movable>(
  application: Application,
  to: Stage,
  moving: Moving,
): Application => ({ ...noted(application, to, moving), isProcessed: isClosing(to) });

/** The specification's flag refuses an application that nobody has moved, and reopens a closed one. */
export const processed = <Application extends Movable>(
  application: Application,
  isProcessed: boolean,
  moving: Moving,
): Application => {
  if (application.isProcessed === isProcessed) return application;
  const stage = stageOf(application);
  if (isProcessed && stage === "new") return { ...noted(application, "refused", moving), isProcessed };
  if (!isProcessed && isClosing(stage)) return { ...noted(application, "seen", moving), isProcessed };
  return { ...application, isProcessed };
};
