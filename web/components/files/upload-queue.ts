import type { FilePurpose, Upload } from "../../../shared/files/file.ts";
import { isCalledImage } from "../../../shared/files/file-kind.ts";
import { uploadText as text } from "./files.text.ts";
import { createLineRetry } from "./line-retry.ts";
import { uploadFile } from "./upload-file.ts";
import { isUnfinished, mayPause, problemOf, type RunningUpload, type UploadStage } from "./upload-stage.ts";

const SENT_AT_ONCE = 3;
/** Of which the rest waits for its check, or for its place in a folder. */
const UNDER_WAY_AT_ONCE = 200;
/** In ms, for what is computed from the bytes that have gone. */
const READ_EVERY = 500;

export interface UploadsOptions {
  purpose: FilePurpose;
  onlyImages?: boolean;
  /** Why a file is not sent at all; so many are under way when it is chosen. */
  objectionTo?: (file: File, underWay: number) => string | undefined;
  /** For what may take a file before it is checked. */
  isCheckedLater?: boolean;
  /** Taken in the order they were added in; what failed or is checked late comes when it comes. */
  isInOrder?: boolean;
  /** What it rejects with is shown as the file's problem. */
  onReady: (upload: Upload, file: File, signal: AbortSignal) => unknown;
  /** Can go on under this id from now on, in another session, too. */
  onBegun?: (file: File, id: string) => void;
}

export interface Uploads {
  readonly uploads: readonly RunningUpload[];
  /** For the live region. */
  readonly news: string;
  /** How many have ended well since the queue was last empty. */
  readonly done: number;
  readonly doneBytes: number;
  /** How many have ended well since the page was loaded. */
  readonly stored: number;
  /** When bytes were last counted, in ms since 1970. */
  readonly readAt: number;
}

interface Added {
  /** Of those that an earlier session has begun. */
  readonly begun?: (file: File) => string | undefined;
  /** Nothing is sent before that is decided. */
  readonly isHeld?: (file: File) => boolean;
}

const inTurn: readonly UploadStage[] = ["waiting", "sending", "checking"];

const notAnImage = ({ type }: File) => (isCalledImage(type) ? undefined : text.onlyImages);

const nothing = () => ({ done: 0, doneBytes: 0, readAt: Date.now() });

/** Sends a few files at once; lives as long as whoever holds it. */
export const createUploadQueue = (options: UploadsOptions) => {
  const { purpose, onlyImages = false, isCheckedLater = false, onReady, onBegun } = options;
  const objectionTo = onlyImages ? notAnImage : options.objectionTo;
  let take = onReady;
  let state: Uploads = { uploads: [], news: "", stored: 0, ...nothing() };
  let count = 0;
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();

  const set = (changes: Partial<Uploads>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const isThere = (key: string) => state.uploads.some((one) => one.key === key);
  const change = (key: string, changes: Partial<RunningUpload>) =>
    set({ uploads: state.uploads.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  const others = (key: string) => state.uploads.filter((one) => one.key !== key);
  const stop = (key: string) => {
    aborts.get(key)?.abort();
    aborts.delete(key);
  };

  const line = createLineRetry(() => {
    const goesOn = ({ stage }: RunningUpload) => stage === "broken";
    const uploads = state.uploads.map((one) =>
      goesOn(one) ? ({ ...one, stage: "waiting", problem: undefined } as const) : one,
    );
    set({ uploads });
    start();
  });

  const onProgress = (key: string, share: number) => {
    line.reset();
    const now = Date.now();
    const readAt = now - state.readAt > READ_EVERY ? now : state.readAt;
    const uploads = state.uploads.map((one) => (one.key === key ? { ...one, share } : one));
    set({ uploads, readAt });
  };

  const ended = (key: string, file: File) => {
    if (!isThere(key)) return;
    const doneBytes = state.doneBytes + file.size;
    const news = text.uploaded(file.name);
    set({
      uploads: others(key),
      news,
      done: state.done + 1,
      stored: state.stored + 1,
      doneBytes,
      readAt: Date.now(),
    });
  };

  const turnOf = (key: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        const place = state.uploads.findIndex((one) => one.key === key);
        const before = state.uploads.slice(0, Math.max(0, place));
        if (before.some(({ stage }) => inTurn.includes(stage))) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
    });

  const run = async ({ key, file, begun }: RunningUpload) => {
    const abort = new AbortController();
    aborts.set(key, abort);
    change(key, { stage: "sending", problem: undefined });
    try {
      const upload = await uploadFile(file, {
        purpose,
        isCheckedLater,
        begun,
        signal: abort.signal,
        onBegun: (id) => {
          onBegun?.(file, id);
          change(key, { begun: id });
        },
        onAnew: () => change(key, { share: 0, problem: text.anew }),
        onProgress: (share) => onProgress(key, share),
        onChecking: () => {
          change(key, { stage: "checking", share: 1 });
          start();
        },
        onLate: () => {
          change(key, { stage: "late" });
          set({ news: text.isLate(file.name) });
          start();
        },
      });
      if (options.isInOrder) await turnOf(key);
      abort.signal.throwIfAborted();
      await take(upload, file, abort.signal);
      line.reset();
      ended(key, file);
    } catch (error) {
      if (abort.signal.aborted) return;
      const problem = problemOf(error);
      change(key, problem);
      if (problem.stage === "broken") line.wait();
      set({ news: text.notUploaded(file.name, problem.problem ?? "") });
    } finally {
      if (aborts.get(key) === abort) aborts.delete(key);
      start();
    }
  };

  const start = () => {
    if (line.isWaiting()) return;
    const sent = state.uploads.filter(({ stage }) => stage === "sending").length;
    const underWay = state.uploads.filter(({ stage }) => stage === "sending" || stage === "checking").length;
    const places = Math.min(SENT_AT_ONCE - sent, UNDER_WAY_AT_ONCE - underWay);
    const waiting = state.uploads.filter(({ key, stage }) => stage === "waiting" && !aborts.has(key));
    for (const upload of waiting.slice(0, Math.max(0, places))) void run(upload);
  };

  const pauseThose = (isMeant: (upload: RunningUpload) => boolean) => {
    const meant = state.uploads.filter((one) => isMeant(one) && mayPause(one));
    for (const { key } of meant) stop(key);
    const keys = new Set(meant.map(({ key }) => key));
    set({
      uploads: state.uploads.map((one) =>
        keys.has(one.key) ? { ...one, stage: "paused", problem: undefined } : one,
      ),
    });
    start();
  };

  const resumeThose = (isMeant: (upload: RunningUpload) => boolean) => {
    set({
      uploads: state.uploads.map((one) =>
        one.stage === "paused" && isMeant(one) ? { ...one, stage: "waiting" } : one,
      ),
    });
    start();
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
    add: (files: readonly File[], { begun, isHeld }: Added = {}) => {
      let underWay = state.uploads.filter(isUnfinished).length;
      const added = files.map((file): RunningUpload => {
        count += 1;
        const problem = objectionTo?.(file, underWay);
        if (problem === undefined) underWay += 1;
        return {
          key: String(count),
          file,
          share: 0,
          begun: begun?.(file),
          ...(problem === undefined
            ? { stage: isHeld?.(file) ? "held" : "waiting" }
            : { stage: "refused", problem }),
        };
      });
      set({
        uploads: [...state.uploads, ...added],
        news: text.countRunning(added.filter(isUnfinished).length),
        ...(state.uploads.length === 0 ? nothing() : {}),
      });
      start();
    },
    /** Of one that is held: it goes on, is refused with a sentence, or goes. */
    decide: (file: File, outcome: { readonly problem?: string } | undefined) => {
      const held = state.uploads.find((one) => one.file === file && one.stage === "held");
      if (!held) return;
      if (!outcome) set({ uploads: others(held.key) });
      else change(held.key, { ...outcome, stage: outcome.problem === undefined ? "waiting" : "refused" });
      start();
    },
    remove: (key: string) => {
      stop(key);
      set({ uploads: others(key) });
      start();
    },
    repeat: (key: string) => {
      change(key, { stage: "waiting" });
      line.go();
    },
    pause: (key: string) => pauseThose((one) => one.key === key),
    resume: (key: string) => resumeThose((one) => one.key === key),
    pauseAll: () => pauseThose(() => true),
    resumeAll: () => resumeThose(() => true),
    clear: () => {
      line.stop();
      for (const key of aborts.keys()) stop(key);
      set({ uploads: [] });
    },
  };
};
