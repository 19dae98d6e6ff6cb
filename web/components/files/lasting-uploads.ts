import { askBeforeLeaving } from "../../app/client/unsaved.ts";
import { createUploadQueue, isRunning, type UploadsOptions } from "./upload-queue.ts";

interface LastingOptions extends UploadsOptions {
  /** Nothing is on its way any more, or all was cancelled. */
  onEnd?: () => void;
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** A queue that goes on whichever page is shown, until it is done or somebody signs out. */
export const createLastingUploads = ({ onEnd = () => {}, ...options }: LastingOptions) => {
  const queue = createUploadQueue(options);
  let end: (() => void) | undefined;

  const cancel = () => {
    queue.clear();
    onEnd();
  };

  const begin = () => {
    window.addEventListener("beforeunload", stay);
    // Nothing goes up in the name of who signs in next.
    const forget = askBeforeLeaving(async () => {
      cancel();
      return true;
    });
    return () => {
      window.removeEventListener("beforeunload", stay);
      forget();
      onEnd();
    };
  };

  queue.subscribe(() => {
    const isBusy = queue.state().uploads.some(isRunning);
    if (isBusy) end ??= begin();
    else {
      end?.();
      end = undefined;
    }
  });

  return { ...queue, cancel };
};

export type LastingUploads = ReturnType<typeof createLastingUploads>;
