import { whenPersonLeaves } from "../../app/client/session.ts";
import { askBeforeLeaving } from "../../app/client/unsaved.ts";
import { calmly } from "./calmly.ts";
import { uploadText as text } from "./files.text.ts";
import { createUploadQueue, type UploadsOptions } from "./upload-queue.ts";
import { isRunning, isUnfinished, type RunningUpload } from "./upload-stage.ts";
import { markUploads } from "./uploads-mark.tsx";

interface LastingOptions extends UploadsOptions {
  /** Nothing is on its way any more. */
  onEnd?: () => void;
  /** Taken out of the queue before it was stored. */
  onDropped?: (uploads: readonly RunningUpload[]) => unknown;
  /** Whoever had begun them; nothing goes up in the name of who signs in next. */
  onLeft?: (userId: string) => void;
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** A queue that goes on whichever page is shown, until it is done or somebody signs out. */
export const createLastingUploads = ({ onEnd, onDropped, onLeft, ...options }: LastingOptions) => {
  const queue = createUploadQueue(options);
  let release: (() => void) | undefined;
  let wasRunning = false;

  const cancel = async () => {
    const { uploads } = queue.state();
    queue.clear();
    await onDropped?.(uploads);
  };

  const remove = (key: string) => {
    const dropped = queue.state().uploads.filter((one) => one.key === key);
    queue.remove(key);
    void onDropped?.(dropped);
  };

  const hold = () => {
    window.addEventListener("beforeunload", stay);
    const forget = askBeforeLeaving((confirm) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const count = queue.state().uploads.filter(isUnfinished).length;
      confirm({ ...text.leaving(count), run: async () => resolve(true) });
      return promise;
    });
    return () => {
      window.removeEventListener("beforeunload", stay);
      forget();
    };
  };

  queue.subscribe(() => {
    const { uploads } = queue.state();
    const isBusy = uploads.some(isUnfinished);
    markUploads(options.purpose, isBusy);
    if (isBusy) release ??= hold();
    else {
      release?.();
      release = undefined;
    }
    const isNowRunning = uploads.some(isRunning);
    if (wasRunning && !isNowRunning) onEnd?.();
    wasRunning = isNowRunning;
  });

  whenPersonLeaves((userId) => {
    onLeft?.(userId);
    queue.clear();
  });

  return { ...queue, subscribe: calmly(queue.subscribe), cancel, remove };
};

export type LastingUploads = ReturnType<typeof createLastingUploads>;
