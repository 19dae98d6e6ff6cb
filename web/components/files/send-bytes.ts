import type { UploadTicket } from "../../../shared/files/file.ts";
import type { PartTicket } from "../../../shared/files/parts.ts";
import { uploadText as text } from "./files.text.ts";
import { UploadProblem } from "./upload-entry.ts";

export interface Sending {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface Bytes {
  readonly method: "POST" | "PUT";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: XMLHttpRequestBodyInit;
}

const refusal = (status: number) => new UploadProblem(text.notTaken, { isBroken: status >= 500 });

/** Not `fetch`, which reports no upload progress. */
const sendBytes = (
  { method, url, headers = {}, body }: Bytes,
  { onProgress, signal }: Sending,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (settle: () => void) => {
      signal.removeEventListener("abort", abort);
      settle();
    };
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener("load", () =>
      end(request.status < 300 ? resolve : () => reject(refusal(request.status))),
    );
    request.addEventListener("error", () =>
      end(() => reject(new UploadProblem(text.interrupted, { isBroken: true }))),
    );
    request.addEventListener("abort", () => end(() => reject(new DOMException("Cancelled", "AbortError"))));
    signal.throwIfAborted();
    signal.addEventListener("abort", abort);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });

export const sendForm = (
  { url, fields }: UploadTicket["upload"],
  file: File,
  sending: Sending,
): Promise<void> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // S3 requires the file to be the last field.
  form.set("file", file);
  return sendBytes({ method: "POST", url, body: form }, sending);
};

export const sendPart = ({ url, headers }: PartTicket, bytes: ArrayBuffer, sending: Sending): Promise<void> =>
  sendBytes({ method: "PUT", url, headers, body: bytes }, sending);
