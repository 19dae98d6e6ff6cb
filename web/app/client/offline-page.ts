import { ifKept } from "../../components/if-kept.ts";
import { pushOwner } from "./push-owner.ts";
import { hasSignedOut, userIdNow, whenPersonLeaves } from "./session.ts";

/** As `public/service-worker.js` has them. */
export const offlineCache = "offline";
export const offlineAddress = "/offline";

/** A device shows notifications while its person is not signed in, but not once they have signed out. */
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
