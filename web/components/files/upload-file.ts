import { millisecondsInMinute } from "date-fns/constants";
import {
  type FilePurpose,
  LATE_CHECK_MINUTES,
  type Upload,
  UploadTicket,
} from "../../../shared/files/file.ts";
import { files } from "../../../shared/files/files.contract.ts";
import { call } from "../../app/client/call.ts";
import { uploadText as text } from "./files.text.ts";
import { sendForm } from "./send-form.ts";
import { UploadProblem } from "./upload-problem.ts";

interface Uploading {
  readonly purpose: FilePurpose;
  /** Answers once the bytes are there; what takes the file waits for the check itself. */
  readonly isCheckedLater?: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly onChecking: () => void;
  readonly onLate: () => void;
}

/** Most checks take seconds; a file that is never checked is gone after a day. */
const pauses = [300, 300, 500, 500, 1000, 1000, ...Array.from({ length: 58 }, () => 2000)];
const LONG_PAUSE = 10_000;

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop, { once: true });
  });

const outcomeOf = async (id: string, signal: AbortSignal): Promise<Upload> => {
  for (let asked = 0; ; asked += 1) {
    await pause(pauses[asked] ?? LONG_PAUSE, signal);
    const upload = await call(files.upload, { params: { id } }, signal);
    if (upload.state === "ready") return upload;
    if (upload.state === "refused") {
      throw new UploadProblem(upload.reason ?? text.notTaken, { isFinal: true });
    }
  }
};

export const uploadFile = async (
  file: File,
  { purpose, isCheckedLater, signal, onProgress, onChecking, onLate }: Uploading,
): Promise<Upload> => {
  const { name: fileName, type: contentType, size } = file;
  const begun = await call(files.begin, { body: { fileName, contentType, size, purpose } }, signal);
  const { id, upload } = UploadTicket.parse(begun);
  await sendForm(upload, file, { onProgress, signal });
  if (isCheckedLater) return { id, fileName, contentType, size, state: "waiting", reason: null };
  onChecking();
  const late = setTimeout(onLate, LATE_CHECK_MINUTES * millisecondsInMinute);
  try {
    return await outcomeOf(id, signal);
  } finally {
    clearTimeout(late);
  }
};
