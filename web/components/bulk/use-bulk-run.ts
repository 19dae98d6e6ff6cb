import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useUnloadQuestion } from "../../app/client/unsaved.ts";
import type { BulkItem, BulkTask } from "./bulk-action.ts";

export interface Failure {
  readonly item: BulkItem;
  readonly error: unknown;
}

interface Progress {
  readonly done: number;
  readonly failed: readonly Failure[];
  readonly waiting: readonly BulkItem[];
  /** In ms since 1970. */
  readonly at: number;
}

/** Runs one by one, continues after failures, and can be stopped in between. */
export const useBulkRun = ({ mutationKey, items }: BulkTask) => {
  const [progress, setProgress] = useState<Progress>({ done: 0, failed: [], waiting: items, at: 0 });
  const isStopped = useRef(false);

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async ({ begin, chosen }: { begin: Progress; chosen: string | null }) => {
      let now = begin;
      isStopped.current = false;
      for (const item of begin.waiting) {
        if (isStopped.current) break;
        let failure: readonly Failure[] = [];
        try {
          await item.act(chosen);
        } catch (error) {
          failure = [{ item, error }];
        }
        now = {
          done: now.done + 1 - failure.length,
          failed: [...now.failed, ...failure],
          waiting: now.waiting.slice(1),
          at: Date.now(),
        };
        setProgress(now);
      }
      return now;
    },
  });
  useUnloadQuestion(isPending);

  return {
    ...progress,
    isRunning: isPending,
    isBegun: isPending || progress.waiting.length < items.length,
    run: (chosen: string | null, onDone: (progress: Progress) => void) => {
      const begin = {
        ...progress,
        failed: [],
        waiting: [...progress.failed.map(({ item }) => item), ...progress.waiting],
      };
      mutate({ begin, chosen }, { onSuccess: onDone });
    },
    stop: () => {
      isStopped.current = true;
    },
  };
};
