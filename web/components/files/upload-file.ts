import { millisecondsInMinute } from "date-fns/constants";
import { type FilePurpose, LATE_CHECK_MINUTES, type Upload } from "../../../shared/files/file.ts";
import { files } from "../../../shared/files/files.contract.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { fileParts } from "../../../shared/files/parts.contract.ts";
import { PART_SIZE, partCount, partLength } from "../../../shared/files/parts.ts";
import { publicUploads } from "../../../shared/files/public-uploads.contract.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { call } from "../../app/client/call.ts";
import { uploadText as text } from "./files.text.ts";
import { type Sending, sendForm, sendPart } from "./send-bytes.ts";
import { isPublic, outcomeOf, uploadsOf } from "./upload-checks.ts";
import { UploadProblem } from "./upload-entry.ts";

/** An earlier attempt may have stored the file although its answer was lost. */
export const unlessTaken = async <Result>(store: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await store();
  } catch (error) {
    if (!isProblem(error, fileProblems.taken)) throw error;
  }
};

interface Uploading extends Sending {
  readonly purpose: FilePurpose;
  /** Resolves once the bytes have arrived; the caller awaits the check. */
  readonly isCheckedLater?: boolean;
  readonly begun?: string | undefined;
  /** From now on the upload can resume under this id. */
  readonly onBegun?: (id: string) => void;
  readonly onAnew?: () => void;
  readonly onChecking: () => void;
  readonly onLate: () => void;
}

const checked = async (file: File, id: string, uploading: Uploading): Promise<Upload> => {
  const { purpose, isCheckedLater, signal, onChecking, onLate } = uploading;
  if (isCheckedLater) {
    const { name: fileName, type: contentType, size } = file;
    return { id, fileName, contentType, size, state: "waiting", reason: null };
  }
  onChecking();
  const late = setTimeout(onLate, LATE_CHECK_MINUTES * millisecondsInMinute);
  try {
    return await outcomeOf(purpose, id, signal);
  } finally {
    clearTimeout(late);
  }
};

/** For one file, since each part is in memory while it is sent. */
const PARTS_AT_ONCE = 2;

const sha256 = async (bytes: ArrayBuffer): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));

const sendOne = async (file: File, id: string, number: number, sending: Sending) => {
  const start = (number - 1) * PART_SIZE;
  const bytes = await file.slice(start, start + PART_SIZE).arrayBuffer();
  const body = { numbers: [number], checksums: [await sha256(bytes)] };
  const [ticket] = await call(fileParts.sign, { params: { id }, body }, sending.signal);
  if (!ticket) throw new UploadProblem(text.notTaken);
  await sendPart(ticket, bytes, sending);
};

/** A failed part aborts the others. */
const sendAll = async (
  file: File,
  id: string,
  numbers: readonly number[],
  { signal, onProgress }: Sending,
) => {
  const failing = new AbortController();
  const either = AbortSignal.any([signal, failing.signal]);
  const sent = new Map<number, number>();
  const left = numbers.values();
  const before = file.size - numbers.reduce((sum, number) => sum + partLength(file.size, number), 0);
  const lane = async () => {
    for (const number of left) {
      await sendOne(file, id, number, {
        signal: either,
        onProgress: (share) => {
          sent.set(number, share * partLength(file.size, number));
          onProgress((before + Array.from(sent.values()).reduce((sum, bytes) => sum + bytes, 0)) / file.size);
        },
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, lane));
  } catch (error) {
    failing.abort();
    throw error;
  }
};

const uploadParts = async (file: File, id: string, sending: Sending): Promise<void> => {
  const { signal } = sending;
  const numbers = Array.from({ length: partCount(file.size) }, (_, index) => index + 1);
  const list = () => call(fileParts.list, { params: { id } }, signal);
  const before = await list();
  if (before.isComplete) return;
  const known = new Set(before.parts.map(({ number }) => number));
  const missing = numbers.filter((number) => !known.has(number));
  await sendAll(file, id, missing, sending);
  const parts = (await list()).parts.map(({ number, etag }) => ({ number, etag }));
  await call(fileParts.complete, { params: { id }, body: { parts } }, signal);
};

const comesInParts = ({ size }: File, { purpose }: Uploading) => purpose === "cloud" && size > PART_SIZE;

const sendWhole = async (file: File, uploading: Uploading): Promise<string> => {
  const { name: fileName, type: contentType, size } = file;
  const { purpose, signal, onBegun } = uploading;
  const multipart = comesInParts(file, uploading);
  const body = { fileName, contentType, size, purpose, ...(multipart && { multipart }) };
  const begun = await (isPublic(purpose)
    ? call(publicUploads.begin, { body }, signal)
    : call(files.begin, { body }, signal));
  if ("upload" in begun) {
    await sendForm(begun.upload, file, uploading);
    onBegun?.(begun.id);
  } else {
    onBegun?.(begun.id);
    await uploadParts(file, begun.id, uploading);
  }
  return begun.id;
};

/** Undefined if nothing is left of the earlier attempt. */
const goneOn = async (file: File, id: string, uploading: Uploading): Promise<Upload | undefined> => {
  const { data } = await uploadsOf(uploading.purpose, [id], uploading.signal);
  const [upload] = data;
  if (!upload || upload.state === "ready") return upload;
  if (upload.state === "refused") throw new UploadProblem(upload.reason ?? text.notTaken, { isFinal: true });
  if (comesInParts(file, uploading)) {
    await uploadParts(file, id, uploading).catch((error) => {
      // The parts are joined already, and only the check is missing.
      if (!isProblem(error, fileProblems.notFound)) throw error;
    });
  }
  return checked(file, id, uploading);
};

export const uploadFile = async (file: File, uploading: Uploading): Promise<Upload> => {
  const { begun, onAnew } = uploading;
  const resumed = begun === undefined ? undefined : await goneOn(file, begun, uploading);
  if (resumed) return resumed;
  if (begun !== undefined) onAnew?.();
  return checked(file, await sendWhole(file, uploading), uploading);
};
