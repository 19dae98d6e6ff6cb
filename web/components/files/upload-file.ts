import { millisecondsInMinute } from "date-fns/constants";
import {
  type FilePurpose,
  LATE_CHECK_MINUTES,
  type Upload,
  UploadTicket,
} from "../../../shared/files/file.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { PART_SIZE } from "../../../shared/files/parts.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { uploadText as text } from "./files.text.ts";
import { type Sending, sendForm } from "./send-bytes.ts";
import { beginUpload, uploadsOf } from "./upload-calls.ts";
import { outcomeOf } from "./upload-checks.ts";
import { uploadParts } from "./upload-parts.ts";
import { UploadProblem } from "./upload-problem.ts";

interface Uploading extends Sending {
  readonly purpose: FilePurpose;
  /** Answers once the bytes are there; what takes the file waits for the check itself. */
  readonly isCheckedLater?: boolean;
  /** By an earlier try, which goes on then. */
  readonly begun?: string | undefined;
  /** From now on it can go on under this id. */
  readonly onBegun?: (id: string) => void;
  /** The earlier try is gone. */
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

/** Only the cloud takes files in parts. */
const comesInParts = ({ size }: File, { purpose }: Uploading) => purpose === "cloud" && size > PART_SIZE;

const sendWhole = async (file: File, uploading: Uploading): Promise<string> => {
  const { name: fileName, type: contentType, size } = file;
  const { purpose, signal, onBegun } = uploading;
  const multipart = comesInParts(file, uploading);
  const body = { fileName, contentType, size, purpose, ...(multipart && { multipart }) };
  const begun = await beginUpload(body, signal);
  if (multipart) {
    onBegun?.(begun.id);
    await uploadParts(file, begun.id, uploading);
  } else {
    await sendForm(UploadTicket.parse(begun).upload, file, uploading);
    onBegun?.(begun.id);
  }
  return begun.id;
};

/** Undefined if there is nothing of it any more. */
const goneOn = async (file: File, id: string, uploading: Uploading): Promise<Upload | undefined> => {
  const { data } = await uploadsOf(uploading.purpose, [id], uploading.signal);
  const [upload] = data;
  if (!upload || upload.state === "ready") return upload;
  if (upload.state === "refused") throw new UploadProblem(upload.reason ?? text.notTaken, { isFinal: true });
  if (comesInParts(file, uploading)) {
    await uploadParts(file, id, uploading).catch((error) => {
      // It waits for its check only.
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
