import type { FilePurpose, Upload } from "../../../shared/files/file.ts";
import { isCalledImage } from "../../../shared/files/file-kind.ts";
import { ApiProblem, mayPass } from "../../app/client/api-problem.ts";
import { uploadText as text } from "./files.text.ts";
import { uploadFile } from "./upload-file.ts";
import { UploadProblem } from "./upload-problem.ts";

const AT_ONCE = 3;

/** `late` keeps no others from being sent; `failed` may be repeated, `refused` may not. */
export type UploadStage = "waiting" | "sending" | "checking" | "late" | "failed" | "refused";

export interface RunningUpload {
  readonly key: string;
  readonly file: File;
  readonly stage: UploadStage;
  readonly share: number;
  readonly problem?: string | undefined;
}

export interface UploadsOptions {
  purpose: FilePurpose;
  onlyImages?: boolean;
  /** For what may take a file before it is checked. */
  isCheckedLater?: boolean;
  /** What it rejects with is shown as the file's problem. */
  onReady: (upload: Upload, file: File) => unknown;
}

export interface Uploads {
  readonly uploads: readonly RunningUpload[];
  /** For the live region. */
  readonly news: string;
  /** How many have ended well since the queue was last empty. */
  readonly done: number;
  /** When that last changed, in ms since 1970. */
  readonly doneAt: number;
}

const isUnderWay = ({ stage }: RunningUpload) => stage === "sending" || stage === "checking";

/** Whether leaving the page would lose it. */
export const isRunning = ({ stage }: RunningUpload): boolean =>
  ["waiting", "sending", "checking", "late"].includes(stage);

const problemOf = (error: unknown): Pick<RunningUpload, "stage" | "problem"> => {
  if (error instanceof UploadProblem) {
    return { stage: error.isFinal ? "refused" : "failed", problem: error.message };
  }
  if (!(error instanceof ApiProblem)) return { stage: "failed", problem: text.unexpected };
  const [wrong] = error.errors;
  return { stage: mayPass(error) ? "failed" : "refused", problem: wrong?.message ?? error.detail };
};

/** Sends a few files at once; lives as long as whoever holds it. */
export const createUploadQueue = (options: UploadsOptions) => {
  const { purpose, onlyImages = false, isCheckedLater = false, onReady } = options;
  let take = onReady;
  let state: Uploads = { uploads: [], news: "", done: 0, doneAt: Date.now() };
  let count = 0;
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();

  const set = (changes: Partial<Uploads>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const change = (key: string, changes: Partial<RunningUpload>) =>
    set({ uploads: state.uploads.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  const others = (key: string) => state.uploads.filter((one) => one.key !== key);

  const run = async ({ key, file }: RunningUpload) => {
    const abort = new AbortController();
    aborts.set(key, abort);
    change(key, { stage: "sending", share: 0, problem: undefined });
    try {
      const upload = await uploadFile(file, {
        purpose,
        isCheckedLater,
        signal: abort.signal,
        onProgress: (share) => change(key, { share }),
        onChecking: () => change(key, { stage: "checking", share: 1 }),
        onLate: () => {
          change(key, { stage: "late" });
          set({ news: text.isLate(file.name) });
          start();
        },
      });
      await take(upload, file);
      set({ uploads: others(key), news: text.uploaded(file.name), done: state.done + 1, doneAt: Date.now() });
    } catch (error) {
      if (abort.signal.aborted) return;
      const problem = problemOf(error);
      change(key, problem);
      set({ news: text.notUploaded(file.name, problem.problem ?? "") });
    } finally {
      aborts.delete(key);
      start();
    }
  };

  const start = () => {
    const places = AT_ONCE - state.uploads.filter(isUnderWay).length;
    const waiting = state.uploads.filter(({ key, stage }) => stage === "waiting" && !aborts.has(key));
    for (const upload of waiting.slice(0, Math.max(0, places))) void run(upload);
  };

  return {
    state: (): Uploads => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Replaces who takes what is uploaded. */
    handTo: (onReadyNow: UploadsOptions["onReady"]) => {
      take = onReadyNow;
    },
    add: (files: readonly File[]) => {
      const added = files.map((file): RunningUpload => {
        count += 1;
        const isWrong = onlyImages && !isCalledImage(file.type);
        return {
          key: String(count),
          file,
          share: 0,
          ...(isWrong ? { stage: "refused", problem: text.onlyImages } : { stage: "waiting" }),
        };
      });
      set({
        uploads: [...state.uploads, ...added],
        news: text.countRunning(added.length),
        ...(state.uploads.length === 0 ? { done: 0, doneAt: Date.now() } : {}),
      });
      start();
    },
    remove: (key: string) => {
      aborts.get(key)?.abort();
      set({ uploads: others(key) });
      start();
    },
    repeat: (key: string) => {
      change(key, { stage: "waiting" });
      start();
    },
    clear: () => {
      for (const abort of aborts.values()) abort.abort();
      set({ uploads: [] });
    },
  };
};
