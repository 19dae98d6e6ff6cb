import { fileParts } from "../../../shared/files/parts.contract.ts";
import { PART_SIZE, partCount, partLength } from "../../../shared/files/parts.ts";
import { call } from "../../app/client/call.ts";
import { uploadText as text } from "./files.text.ts";
import { type Sending, sendPart } from "./send-bytes.ts";
import { UploadProblem } from "./upload-problem.ts";

/** Of one file: each is in memory while it is sent. */
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

/** What one part fails of ends the others, too. */
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

/** Sends what has not arrived yet, then joins all of it. */
export const uploadParts = async (file: File, id: string, sending: Sending): Promise<void> => {
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
