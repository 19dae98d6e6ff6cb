import { useSyncExternalStore } from "react";

/** Doubted after a call that failed, missed once the health of the server could not be asked either. */
type Reach = "reached" | "doubted" | "missed";

let reach: Reach = "reached";
const listeners = new Set<(before: Reach) => void>();

const become = (next: Reach) => {
  const before = reach;
  if (before === next) return;
  reach = next;
  for (const listener of listeners) listener(before);
};

const subscribe = (listener: (before: Reach) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const reachServer = () => become("reached");

export const doubtServer = () => {
  if (reach === "reached") become("doubted");
};

export const missServer = () => {
  if (reach === "doubted") become("missed");
};

const now = () => reach;

export const useServerReach = (): Reach => useSyncExternalStore(subscribe, now);

/** Not after a mere doubt: what alone fails would be tried without end. */
export const whenServerIsBack = (listener: () => void) =>
  subscribe((before) => {
    if (before === "missed" && reach === "reached") listener();
  });
