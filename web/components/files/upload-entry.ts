import { fileProblems } from "../../../shared/files/files.problems.ts";
import { ApiProblem, isProblem, mayPass } from "../../app/client/api-problem.ts";
import { uploadText as text } from "./files.text.ts";

interface UploadProblemOptions {
  readonly isFinal?: boolean;
  readonly isBroken?: boolean;
}

export class UploadProblem extends Error {
  readonly isFinal: boolean;
  /** The connection failed, so the upload resumes by itself. */
  readonly isBroken: boolean;

  constructor(message: string, { isFinal = false, isBroken = false }: UploadProblemOptions = {}) {
    super(message);
    this.name = "UploadProblem";
    this.isFinal = isFinal;
    this.isBroken = isBroken;
  }
}

/**
 * `held` waits for a decision; `broken` resumes with the connection; `late` blocks no others;
 * `failed` may be repeated, `refused` may not.
 */
export type UploadStage =
  | "held"
  | "waiting"
  | "sending"
  | "checking"
  | "late"
  | "paused"
  | "broken"
  | "failed"
  | "refused";

export interface UploadEntry<Location = unknown> {
  readonly key: string;
  readonly file: File;
  /** The destination, opaque to the queue. */
  readonly location: Location;
  readonly stage: UploadStage;
  readonly share: number;
  readonly problem?: string | undefined;
  /** The upload's id, under which it resumes. */
  readonly begun?: string | undefined;
}

type Stage = Pick<UploadEntry, "stage">;

const running: readonly UploadStage[] = ["held", "waiting", "sending", "checking", "late", "broken"];

export const isRunning = ({ stage }: Stage): boolean => running.includes(stage);

export const isUnfinished = (upload: Stage): boolean => isRunning(upload) || upload.stage === "paused";

export const hasEnded = ({ stage }: Stage): boolean => stage === "failed" || stage === "refused";

/** Removing such an entry would lose the parts that have arrived. */
export const wouldLose = (upload: UploadEntry): boolean =>
  isUnfinished(upload) && (upload.share > 0 || upload.begun !== undefined);

export const mayPause = ({ stage }: Stage): boolean => ["waiting", "sending", "broken"].includes(stage);

/** The browser cannot read a file that was changed or removed after it was chosen. */
const isUnreadable = (error: unknown) =>
  error instanceof DOMException && ["NotReadableError", "NotFoundError"].includes(error.name);

export const problemOf = (error: unknown): Pick<UploadEntry, "stage" | "problem"> => {
  if (error instanceof UploadProblem) {
    const stage = error.isFinal ? "refused" : error.isBroken ? "broken" : "failed";
    return { stage, problem: error.message };
  }
  if (isUnreadable(error)) return { stage: "refused", problem: text.unreadable };
  if (!(error instanceof ApiProblem)) return { stage: "failed", problem: text.unexpected };
  if (mayPass(error)) return { stage: "broken", problem: text.interrupted };
  const [wrong] = error.errors;
  // Somebody may free space meanwhile.
  const stage = isProblem(error, fileProblems.quotaReached) ? "failed" : "refused";
  return { stage, problem: wrong?.message ?? error.detail };
};
