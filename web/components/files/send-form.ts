import type { UploadTicket } from "../../../shared/files/file.ts";
import { uploadText as text } from "./files.text.ts";
import { UploadProblem } from "./upload-problem.ts";

interface Sending {
  /** The part that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Not `fetch`, which reports no upload progress. */
export const sendForm = (
  { url, fields }: UploadTicket["upload"],
  file: File,
  { onProgress, signal }: Sending,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    // S3 requires the file to be the last field.
    form.set("file", file);
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
      end(request.status < 300 ? resolve : () => reject(new UploadProblem(text.notTaken))),
    );
    request.addEventListener("error", () => end(() => reject(new UploadProblem(text.interrupted))));
    request.addEventListener("abort", () => end(() => reject(signal.reason)));
    signal.addEventListener("abort", abort);
    request.open("POST", url);
    request.send(form);
  });
