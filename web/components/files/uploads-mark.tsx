import { useSyncExternalStore } from "react";
import type { FilePurpose } from "../../../shared/files/file.ts";
import { busyMarkText as text } from "../busy-mark.text.ts";
import { BusyMark } from "../busy-mark.tsx";

const busy = new Set<FilePurpose>();
const listeners = new Set<() => void>();

/** Apart from the queues, which the portal's frame does not load. */
export const markUploads = (purpose: FilePurpose, isBusy: boolean): void => {
  if (busy.has(purpose) === isBusy) return;
  if (isBusy) busy.add(purpose);
  else busy.delete(purpose);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

interface UploadsMarkProps {
  purpose: FilePurpose;
  interrupted?: number;
}

export const UploadsMark = ({ purpose, interrupted = 0 }: UploadsMarkProps) => {
  const isBusy = useSyncExternalStore(subscribe, () => busy.has(purpose));
  if (isBusy) return <BusyMark label={text.uploading} />;
  return interrupted > 0 ? <BusyMark waits label={text.interrupted(interrupted)} /> : null;
};
