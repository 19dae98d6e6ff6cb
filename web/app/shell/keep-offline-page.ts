import type { QueryClient } from "@tanstack/react-query";
import { millisecondsIn, periods } from "../../../shared/periods.ts";
import { forgetOfflinePage, offlineAddress, offlineCache } from "../client/offline-page.ts";
import { userIdNow } from "../client/session.ts";

const WORKER = "/service-worker.js";

/** The offline page is a document of its own, without scripts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const isOfToday = async () => {
  const kept = await caches.match(offlineAddress);
  return new Date(kept?.headers.get("last-modified") ?? 0).toDateString() === new Date().toDateString();
};

const store = async (html: string) => {
  const expires = new Date(Date.now() + millisecondsIn(periods.offlinePhoneList));
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "last-modified": new Date().toUTCString(),
    expires: expires.toUTCString(),
  };
  await (await caches.open(offlineCache)).put(offlineAddress, new Response(html, { headers }));
  await navigator.serviceWorker.register(WORKER);
};

/** Once a day, since building the page requests its content. */
export const keepOfflinePage = async (make: () => Promise<string>) => {
  if (!("serviceWorker" in navigator) || (await isOfToday())) return;
  const userId = userIdNow();
  await store(await make());
  if (userIdNow() !== userId) await forgetOfflinePage();
};

export const keepOfficeNumbers = (officeId: string | null, client: QueryClient) =>
  keepOfflinePage(async () => {
    const { offlinePage } = await import("../../employees/phone-list/offline-page.tsx");
    return offlinePage(officeId, client);
  });
