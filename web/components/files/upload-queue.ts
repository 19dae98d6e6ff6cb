import type { FilePurpose, Upload } from "../../../shared/files/file.ts";
import { isCalledImage } from "../../../shared/files/file-kind.ts";
import { uploadText as text } from "./files.text.ts";
import { createLineRetry } from "./line-retry.ts";
import { isUnfinished, mayPause, problemOf, type UploadEntry, type UploadStage } from "./upload-entry.ts";
import { uploadFile } from "./upload-file.ts";

const SENT_AT_ONCE = 3;
/** Includes files that wait for their check or their turn. */
const UNDER_WAY_AT_ONCE = 200;
/** In ms: progress and rate are computed this often. */
const READ_EVERY = 500;

export interface UploadsOptions<Location = undefined> {
  purpose: FilePurpose;
  onlyImages?: boolean;
  /** Why a file is not sent; `underWay` is the number of unfinished files. */
  objectionTo?: (file: File, underWay: number) => string | undefined;
  /** The entity may be created before the file is checked. */
  isCheckedLater?: boolean;
  /** Files are handed over in the order of adding, except failed and late ones. */
  isInOrder?: boolean;
  /** A rejection is shown as the file's problem. */
  onReady: (upload: Upload, entry: UploadEntry<Location>, signal: AbortSignal) => unknown;
  onBegun?: (entry: UploadEntry<Location>, id: string) => void;
  /** Entries removed from the queue before they were stored. */
  onDropped?: (entries: readonly UploadEntry<Location>[]) => unknown;
}

export interface Uploads<Location = unknown> {
  readonly uploads: readonly UploadEntry<Location>[];
  readonly news: string;
  /** Completed files since the queue was last empty. */
  readonly done: number;
  readonly doneBytes: number;
  /** Completed files since the page was loaded. */
  readonly stored: number;
  /** When bytes were last counted, in ms since 1970. */
  readonly readAt: number;
}

interface NewEntry<Location> extends Pick<UploadEntry<Location>, "file" | "location" | "begun"> {
  readonly key?: string;
  readonly isHeld?: boolean;
}

const inTurn: readonly UploadStage[] = ["waiting", "sending", "checking"];

const notAnImage = ({ type }: File) => (isCalledImage(type) ? undefined : text.onlyImages);

const nothing = () => ({ done: 0, doneBytes: 0, readAt: Date.now() });

export const createUploadQueue = <Location = undefined>(options: UploadsOptions<Location>) => {
  type Entry = UploadEntry<Location>;
  const { purpose, onlyImages = false, isCheckedLater = false, onBegun } = options;
  const objectionTo = onlyImages ? notAnImage : options.objectionTo;
  let state: Uploads<Location> = { uploads: [], news: "", stored: 0, ...nothing() };
  let taker: Pick<UploadsOptions<Location>, "onReady" | "onDropped"> = options;
  let count = 0;
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();

  const set = (changes: Partial<Uploads<Location>>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const changeThose = (isMeant: (entry: Entry) => boolean, changes: Partial<Entry>) =>
    set({ uploads: state.uploads.map((one) => (isMeant(one) ? { ...one, ...changes } : one)) });
  const change = (key: string, changes: Partial<Entry>) => changeThose((one) => one.key === key, changes);
  const others = (key: string) => state.uploads.filter((one) => one.key !== key);
  const stop = (key: string) => {
    aborts.get(key)?.abort();
    aborts.delete(key);
  };

  const line = createLineRetry(() => {
    changeThose(({ stage }) => stage === "broken", { stage: "waiting", problem: undefined });
    start();
  });

  const onProgress = (key: string, share: number) => {
    line.reset();
    const now = Date.now();
    if (now - state.readAt > READ_EVERY) state = { ...state, readAt: now };
    change(key, { share });
  };

  const ended = ({ key, file }: Entry) =>
    set({
      uploads: others(key),
      news: text.uploaded(file.name),
      done: state.done + 1,
      stored: state.stored + 1,
      doneBytes: state.doneBytes + file.size,
      readAt: Date.now(),
    });

  const turnOf = (key: string) =>
    new Promise<void>((resolve) => {
      const check = () => {
        const at = state.uploads.findIndex((one) => one.key === key);
        const before = state.uploads.slice(0, Math.max(0, at));
        if (before.some(({ stage }) => inTurn.includes(stage))) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      check();
    });

  const run = async (entry: Entry) => {
    const { key, file, begun } = entry;
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
          onBegun?.(entry, id);
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
      await taker.onReady(upload, entry, abort.signal);
      line.reset();
      if (state.uploads.some((one) => one.key === key)) ended(entry);
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
    const free = Math.min(SENT_AT_ONCE - sent, UNDER_WAY_AT_ONCE - underWay);
    const waiting = state.uploads.filter(({ key, stage }) => stage === "waiting" && !aborts.has(key));
    for (const entry of waiting.slice(0, Math.max(0, free))) void run(entry);
  };

  const clear = () => {
    line.stop();
    for (const key of aborts.keys()) stop(key);
    set({ uploads: [] });
  };

  return {
    state: (): Uploads<Location> => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Replaces the callbacks, so that a new page takes over a running queue. */
    handTo: (next: typeof taker) => {
      taker = next;
    },
    add: (files: readonly NewEntry<Location>[]) => {
      let underWay = state.uploads.filter(isUnfinished).length;
      const added = files.map(({ key, isHeld, ...one }): Entry => {
        count += 1;
        const problem = objectionTo?.(one.file, underWay);
        if (problem === undefined) underWay += 1;
        const stage = problem !== undefined ? "refused" : isHeld ? "held" : "waiting";
        return { ...one, key: key ?? String(count), share: 0, stage, problem };
      });
      set({
        uploads: [...state.uploads, ...added],
        news: text.countRunning(added.filter(isUnfinished).length),
        ...(state.uploads.length === 0 ? nothing() : {}),
      });
      start();
    },
    /** Releases a held entry, refuses it with `problem`, or without an outcome removes it. */
    decide: (key: string, outcome: { problem?: string; location?: Location } | undefined) => {
      const held = state.uploads.find((one) => one.key === key && one.stage === "held");
      if (!held) return;
      if (outcome) change(key, { ...outcome, stage: outcome.problem === undefined ? "waiting" : "refused" });
      else set({ uploads: others(key) });
      start();
    },
    remove: (key: string) => {
      const dropped = state.uploads.filter((one) => one.key === key);
      stop(key);
      set({ uploads: others(key) });
      start();
      void taker.onDropped?.(dropped);
    },
    repeat: (key: string) => {
      change(key, { stage: "waiting" });
      line.go();
    },
    pause: (key?: string) => {
      const meant = state.uploads.filter((one) => (key === undefined || one.key === key) && mayPause(one));
      for (const one of meant) stop(one.key);
      const keys = new Set(meant.map((one) => one.key));
      changeThose((one) => keys.has(one.key), { stage: "paused", problem: undefined });
      start();
    },
    resume: (key?: string) => {
      changeThose((one) => one.stage === "paused" && (key === undefined || one.key === key), {
        stage: "waiting",
      });
      start();
    },
    cancel: async () => {
      const { uploads } = state;
      clear();
      await taker.onDropped?.(uploads);
    },
    /** Calls no `onDropped`. */
    clear,
  };
};

export type UploadQueue<Location = unknown> = ReturnType<typeof createUploadQueue<Location>>;
