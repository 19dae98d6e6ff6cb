import { askBeforeLeaving } from "../../app/client/unsaved.ts";
import { calmly } from "./calmly.ts";
import { createUploadQueue, type UploadsOptions } from "./upload-queue.ts";
import { isRunning, type RunningUpload } from "./upload-stage.ts";

interface LastingOptions extends UploadsOptions {
  /** Nothing is on its way any more. */
  onEnd?: () => void;
  /** Taken out of the queue before it was stored. */
  onDropped?: (uploads: readonly RunningUpload[]) => unknown;
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** A queue that goes on whichever page is shown, until it is done or somebody signs out. */
export const createLastingUploads = ({ onEnd, onDropped, ...options }: LastingOptions) => {
  const queue = createUploadQueue(options);
  let end: (() => void) | undefined;

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

  const begin = () => {
    window.addEventListener("beforeunload", stay);
    // Nothing goes up in the name of who signs in next.
    const forget = askBeforeLeaving(async () => {
      await cancel();
      return true;
    });
    return () => {
      window.removeEventListener("beforeunload", stay);
      forget();
      onEnd?.();
    };
  };

  queue.subscribe(() => {
    if (queue.state().uploads.some(isRunning)) end ??= begin();
    else {
      end?.();
      end = undefined;
    }
  });

  return { ...queue, subscribe: calmly(queue.subscribe), cancel, remove };
};

export type LastingUploads = ReturnType<typeof createLastingUploads>;
