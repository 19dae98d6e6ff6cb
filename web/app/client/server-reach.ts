import { useSyncExternalStore } from "react";

/** `doubted` after a failed call; `missed` once the server's health check fails, too. */
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

/** Skips a mere doubt, since a call that fails alone would be retried without end. */
export const whenServerIsBack = (listener: () => void) =>
  subscribe((before) => {
    if (before === "missed" && reach === "reached") listener();
  });
