import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let settle: ((isConfirmed: boolean) => void) | undefined;

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For changes that an open session alone may not make; false if the person declines to sign in again. */
export const confirmIdentity = (): Promise<boolean> =>
  new Promise((resolve) => {
    settle?.(false);
    settle = resolve;
    notifyListeners();
  });

export const settleIdentity = (isConfirmed: boolean) => {
  settle?.(isConfirmed);
  settle = undefined;
  notifyListeners();
};

const isAsked = () => settle !== undefined;

export const useIsIdentityAsked = (): boolean => useSyncExternalStore(subscribe, isAsked);
