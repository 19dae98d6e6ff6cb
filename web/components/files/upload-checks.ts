import type { FilePurpose, Upload } from "../../../shared/files/file.ts";
import { files } from "../../../shared/files/files.contract.ts";
import { publicUploads } from "../../../shared/files/public-uploads.contract.ts";
import { call } from "../../app/client/call.ts";
import { uploadText as text } from "./files.text.ts";
import { UploadProblem } from "./upload-entry.ts";

/** Applicants alone upload without a session. */
export const isPublic = (purpose: FilePurpose): boolean => purpose === "application";

export const uploadsOf = (purpose: FilePurpose, ids: readonly string[], signal?: AbortSignal) => {
  const input = { query: { ids: [...ids] } };
  return isPublic(purpose) ? call(publicUploads.uploads, input, signal) : call(files.uploads, input, signal);
};

/** In ms. Most checks take seconds; a file that is never checked is gone after a day. */
const pauses = [300, 300, 500, 500, 1000, 1000, ...Array.from({ length: 58 }, () => 2000)];
const LONG_PAUSE = 10_000;
const MOST_AT_ONCE = 100;

interface Waiting {
  readonly purpose: FilePurpose;
  readonly resolve: (upload: Upload) => void;
  readonly reject: (error: unknown) => void;
  asked: number;
  dueAt: number;
}

const waiting = new Map<string, Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;

const dueAfter = (asked: number) => Date.now() + (pauses[asked] ?? LONG_PAUSE);

const settle = (id: string, upload: Upload | undefined) => {
  const one = waiting.get(id);
  if (!one || upload?.state === "waiting") return;
  waiting.delete(id);
  if (upload?.state === "ready") one.resolve(upload);
  else if (upload) one.reject(new UploadProblem(upload.reason ?? text.notTaken, { isFinal: true }));
  else one.reject(new UploadProblem(text.gone));
};

const askAbout = async (purpose: FilePurpose, ids: readonly string[]) => {
  try {
    const { data } = await uploadsOf(purpose, ids);
    const found = new Map(data.map((upload) => [upload.id, upload]));
    for (const id of ids) settle(id, found.get(id));
  } catch (error) {
    for (const id of ids) {
      waiting.get(id)?.reject(error);
      waiting.delete(id);
    }
  }
};

/** A call for one due upload includes all others, so that many small files end together. */
const askNext = async () => {
  isAsking = true;
  const due = [...waiting].toSorted(([, one], [, other]) => one.dueAt - other.dueAt).slice(0, MOST_AT_ONCE);
  for (const [, one] of due) {
    one.asked += 1;
    one.dueAt = dueAfter(one.asked);
  }
  const purposes = new Set(due.map(([, { purpose }]) => purpose));
  for (const asked of purposes) {
    await askAbout(
      asked,
      due.flatMap(([id, { purpose }]) => (purpose === asked ? [id] : [])),
    );
  }
  isAsking = false;
  plan();
};

/** A new upload is asked about soon, however long the others still wait. */
const plan = () => {
  if (isAsking || waiting.size === 0) return;
  const next = Math.min(...Array.from(waiting.values(), ({ dueAt }) => dueAt));
  clearTimeout(timer);
  timer = setTimeout(() => void askNext(), Math.max(0, next - Date.now()));
};

/** Batches the polling of all uploads. */
export const outcomeOf = (purpose: FilePurpose, id: string, signal: AbortSignal): Promise<Upload> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => {
      waiting.delete(id);
      reject(signal.reason);
    });
    waiting.set(id, { purpose, resolve, reject, asked: 0, dueAt: dueAfter(0) });
    plan();
  });
