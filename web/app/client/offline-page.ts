import { ifKept } from "../../components/if-kept.ts";
import { whenPersonLeaves } from "./session.ts";

/** As `public/service-worker.js` has them. */
export const offlineCache = "offline";
export const offlineAddress = "/offline";

export const forgetOfflinePage = () =>
  ifKept(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all([caches.delete(offlineCache), ...workers.map((worker) => worker.unregister())]);
  });

whenPersonLeaves(() => void forgetOfflinePage());
