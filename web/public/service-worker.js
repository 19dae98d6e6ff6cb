// Answers nothing but a page that cannot be had, with the one that was stored for that: `../README.md`.
const CACHE = "offline";

const offlinePage = async () => {
  const page = await caches.match("/offline");
  if (page && Date.parse(page.headers.get("expires")) > Date.now()) return page;
  await caches.delete(CACHE);
  return Response.error();
};

addEventListener("install", (event) => {
  skipWaiting();
  // Where a browser knows routes, nothing but a navigation starts the worker.
  const others = { condition: { not: { requestMode: "navigate" } }, source: "network" };
  event.waitUntil(Promise.resolve(event.addRoutes?.(others)).catch(() => {}));
});

addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  if (mode !== "navigate" || /^[/](v1|files)[/]/.test(new URL(url).pathname)) return;
  event.respondWith(fetch(event.request).catch(offlinePage));
});
