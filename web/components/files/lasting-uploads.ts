import type { FilePurpose } from "../../../shared/files/file.ts";
import { whenPersonLeaves } from "../../app/client/session.ts";
import { askBeforeLeaving } from "../../app/client/unsaved.ts";
import { uploadText as text } from "./files.text.ts";
import { isRunning, isUnfinished } from "./upload-entry.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { markUploads } from "./uploads-mark.tsx";

interface LastingOptions {
  /** Nothing is on its way any more. */
  onEnd?: () => void;
  /** Whoever had begun them; nothing goes up in the name of who signs in next. */
  onLeft?: (userId: string) => void;
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets a queue go on whichever page is shown, until it is done or somebody signs out. */
export const lastWhileSignedIn = (
  queue: Pick<UploadQueue, "state" | "subscribe" | "clear">,
  purpose: FilePurpose,
  { onEnd, onLeft }: LastingOptions = {},
): void => {
  let release: (() => void) | undefined;
  let wasRunning = false;

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
    markUploads(purpose, isBusy);
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
};
