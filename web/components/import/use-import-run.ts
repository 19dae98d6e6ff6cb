import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";

type Phase = "idle" | "running" | "stopping" | "stopped" | "failed" | "finished";

interface Finishing {
  readonly isFinished: boolean;
}

interface Run<Progress> {
  readonly phase: Phase;
  readonly progress: Progress;
  /** In ms since 1970. */
  readonly readAt: number;
  readonly error?: unknown;
}

interface ImportRunOptions<Job, Progress> {
  readonly notBegun: Progress;
  readonly run: (job: Job, from: Progress) => AsyncGenerator<Progress>;
  readonly endpoint: EndpointSpec;
}

/** Resumes where it was stopped or failed; the options must be stable. */
export const useImportRun = <Job, Progress extends Finishing>({
  notBegun,
  run: runImport,
  endpoint,
}: ImportRunOptions<Job, Progress>) => {
  const idle: Run<Progress> = { phase: "idle", progress: notBegun, readAt: 0 };
  const [run, setRun] = useState(idle);
  const isStopped = useRef(false);
  const client = useQueryClient();

  const start = useCallback(
    async (job: Job, from: Progress = notBegun) => {
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
      await refresh(client, keyOf(endpoint));
    },
    [notBegun, runImport, endpoint, client],
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

export type ImportRun<Job, Progress extends Finishing> = ReturnType<typeof useImportRun<Job, Progress>>;
