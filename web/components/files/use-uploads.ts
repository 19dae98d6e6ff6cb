import { useEffect, useRef, useState } from "react";
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
  onReady: (upload: Upload, file: File) => void;
}

const isUnderWay = ({ stage }: RunningUpload) => stage === "sending" || stage === "checking";

/** Whether leaving the page would lose it. */
export const isRunning = ({ stage }: RunningUpload) =>
  ["waiting", "sending", "checking", "late"].includes(stage);

const problemOf = (error: unknown): Pick<RunningUpload, "stage" | "problem"> => {
  if (error instanceof UploadProblem) {
    return { stage: error.isFinal ? "refused" : "failed", problem: error.message };
  }
  if (!(error instanceof ApiProblem)) return { stage: "failed", problem: text.unexpected };
  const [wrong] = error.errors;
  return { stage: mayPass(error) ? "failed" : "refused", problem: wrong?.message ?? error.detail };
};

export const useUploads = ({ purpose, onlyImages = false, onReady }: UploadsOptions) => {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  /** For the live region. */
  const [news, setNews] = useState("");
  const aborts = useRef(new Map<string, AbortController>());
  const ready = useRef(onReady);
  const count = useRef(0);
  useEffect(() => {
    ready.current = onReady;
  });

  const change = (key: string, changes: Partial<RunningUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key));

  const run = async ({ key, file }: RunningUpload) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    change(key, { stage: "sending", share: 0, problem: undefined });
    try {
      const upload = await uploadFile(file, {
        purpose,
        signal: abort.signal,
        onProgress: (share) => change(key, { share }),
        onChecking: () => change(key, { stage: "checking", share: 1 }),
        onLate: () => {
          change(key, { stage: "late" });
          setNews(text.isLate(file.name));
        },
      });
      drop(key);
      setNews(text.uploaded(file.name));
      ready.current(upload, file);
    } catch (error) {
      if (abort.signal.aborted) return;
      const problem = problemOf(error);
      change(key, problem);
      setNews(text.notUploaded(file.name, problem.problem ?? ""));
    } finally {
      aborts.current.delete(key);
    }
  };

  useEffect(() => {
    const places = AT_ONCE - uploads.filter(isUnderWay).length;
    for (const upload of uploads.filter(({ stage }) => stage === "waiting").slice(0, Math.max(0, places))) {
      if (!aborts.current.has(upload.key)) void run(upload);
    }
  });

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  return {
    uploads,
    news,
    add: (files: readonly File[]) => {
      const added = files.map((file): RunningUpload => {
        count.current += 1;
        const isWrong = onlyImages && !isCalledImage(file.type);
        return {
          key: String(count.current),
          file,
          share: 0,
          ...(isWrong ? { stage: "refused", problem: text.onlyImages } : { stage: "waiting" }),
        };
      });
      setUploads((before) => [...before, ...added]);
      setNews(text.countRunning(added.length));
    },
    remove: (key: string) => {
      aborts.current.get(key)?.abort();
      drop(key);
    },
    repeat: (key: string) => change(key, { stage: "waiting" }),
  };
};
