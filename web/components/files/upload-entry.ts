import { fileProblems } from "../../../shared/files/files.problems.ts";
import { ApiProblem, isProblem, mayPass } from "../../app/client/api-problem.ts";
import { uploadText as text } from "./files.text.ts";

interface UploadProblemOptions {
  readonly isFinal?: boolean;
  readonly isBroken?: boolean;
}

export class UploadProblem extends Error {
  /** A retry cannot succeed. */
  readonly isFinal: boolean;
  /** The line is, so that it goes on by itself. */
  readonly isBroken: boolean;

  constructor(message: string, { isFinal = false, isBroken = false }: UploadProblemOptions = {}) {
    super(message);
    this.name = "UploadProblem";
    this.isFinal = isFinal;
    this.isBroken = isBroken;
  }
}

/** `held` waits for a word of whoever added it; `broken` goes on when the line is there again; `late` keeps no others from being sent; `failed` may be repeated, `refused` may not. */
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
  /** Where it goes, as whoever added it says. */
  readonly location: Location;
  readonly stage: UploadStage;
  readonly share: number;
  readonly problem?: string | undefined;
  /** Where its bytes are, so that it goes on there. */
  readonly begun?: string | undefined;
}

type Stage = Pick<UploadEntry, "stage">;

const running: readonly UploadStage[] = ["held", "waiting", "sending", "checking", "late", "broken"];

export const isRunning = ({ stage }: Stage): boolean => running.includes(stage);

/** Whether leaving the page would lose it. */
export const isUnfinished = (upload: Stage): boolean => isRunning(upload) || upload.stage === "paused";

/** Nothing more is sent unless somebody says so. */
export const hasEnded = ({ stage }: Stage): boolean => stage === "failed" || stage === "refused";

/** Taken out, what has arrived of it would be gone. */
export const wouldLose = (upload: UploadEntry): boolean =>
  isUnfinished(upload) && (upload.share > 0 || upload.begun !== undefined);

export const mayPause = ({ stage }: Stage): boolean => ["waiting", "sending", "broken"].includes(stage);

/** The browser cannot read what has changed or gone since it was chosen. */
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
  // Space may be made meanwhile.
  const stage = isProblem(error, fileProblems.quotaReached) ? "failed" : "refused";
  return { stage, problem: wrong?.message ?? error.detail };
};
