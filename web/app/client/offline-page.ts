import { ifKept } from "../../components/if-kept.ts";
import { pushOwner } from "./push-owner.ts";
import { hasSignedOut, userIdNow, whenPersonLeaves } from "./session.ts";

/** Must equal the names in `public/service-worker.js`. */
export const offlineCache = "offline";
export const offlineAddress = "/offline";

/** An expired session keeps its device's notifications, signing out ends them. */
const isPushed = async () => {
  const owner = await pushOwner();
  return !hasSignedOut() && owner && ["", owner.userId].includes(userIdNow());
};

export const forgetOfflinePage = () =>
  ifKept(async () => {
    const workers = (await isPushed()) ? [] : await navigator.serviceWorker.getRegistrations();
    await Promise.all([caches.delete(offlineCache), ...workers.map((worker) => worker.unregister())]);
  });

whenPersonLeaves(() => void forgetOfflinePage());
