import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { refreshSubscribers } from "../subscribers.queries.ts";
import type { ImportJob } from "./import-job.ts";
import { type ImportProgress, notBegun, runImport } from "./run-import.ts";

type Phase = "idle" | "running" | "stopping" | "stopped" | "failed" | "finished";

interface Run {
  readonly phase: Phase;
  readonly progress: ImportProgress;
  /** When the progress was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly error?: unknown;
}

const idle: Run = { phase: "idle", progress: notBegun, readAt: 0 };

/** Runs an import; one that was stopped or has failed goes on where it was. */
export const useImportRun = () => {
  const client = useQueryClient();
  const [run, setRun] = useState(idle);
  const isStopped = useRef(false);

  const start = useCallback(
    async (job: ImportJob, from: ImportProgress = notBegun) => {
      isStopped.current = false;
      setRun({ phase: "running", progress: from, readAt: Date.now() });
      try {
        for await (const progress of runImport(job, from)) {
          const phase = progress.isFinished ? "finished" : isStopped.current ? "stopped" : "running";
          setRun({ phase, progress, readAt: Date.now() });
          if (phase === "stopped") break;
        }
      } catch (error) {
        setRun((before) => ({ ...before, phase: "failed", error }));
      }
      await refreshSubscribers(client);
    },
    [client],
  );

  return {
    ...run,
    start,
    stop: () => {
      isStopped.current = true;
      setRun((before) => ({ ...before, phase: "stopping" }));
    },
    reset: () => setRun(idle),
  };
};

export type ImportRun = ReturnType<typeof useImportRun>;
