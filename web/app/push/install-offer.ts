import { useSyncExternalStore } from "react";

/** Chrome and Edge fire it once, soon after a page is opened; other browsers have a menu entry. */
type Offer = Event & { readonly prompt: () => Promise<unknown> };

const isOffer = (event: Event): event is Offer => "prompt" in event && typeof event.prompt === "function";

let offer: Offer | undefined;
const listeners = new Set<() => void>();

const change = (next: Offer | undefined) => {
  offer = next;
  for (const listener of listeners) listener();
};

window.addEventListener("beforeinstallprompt", (event) => {
  if (isOffer(event)) change(event);
});
window.addEventListener("appinstalled", () => change(undefined));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Undefined where the browser does not offer it, or the portal is installed. */
export const useInstallation = (): (() => Promise<void>) | undefined => {
  const offered = useSyncExternalStore(subscribe, () => offer);
  if (!offered) return undefined;
  return async () => {
    // A browser's offer can be used once.
    change(undefined);
    await offered.prompt();
  };
};
