import type { FilePurpose } from "../../../shared/files/file.ts";
import { whenPersonLeaves } from "../../app/client/session.ts";
import { askBeforeLeaving } from "../../app/client/unsaved.ts";
import { uploadText as text } from "./files.text.ts";
import { isRunning, isUnfinished } from "./upload-entry.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { markUploads } from "./uploads-mark.tsx";

interface LastingOptions {
  onEnd?: () => void;
  /** Passes the person who began them; uploads must not go on in the name of the next one. */
  onLeft?: (userId: string) => void;
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Keeps a queue running on every page until it is done or the person signs out. */
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
