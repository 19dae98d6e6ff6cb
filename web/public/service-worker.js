// Answers nothing but a page that cannot be had, with the one that was stored for that, and shows pushes: `../README.md`.
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

const tabAt = async (path) => {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.find(({ url }) => url === new URL(path, location.origin).href);
};

const show = async ({ title, body, path, tag, unread }) => {
  await navigator.setAppBadge?.(unread).catch(() => {});
  // Whoever looks at it needs not be told.
  if ((await tabAt(path))?.focused) return;
  await registration.showNotification(title, { body, tag, data: path, lang: "de" });
};

addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

addEventListener("notificationclick", (event) => {
  const { data: path } = event.notification;
  event.notification.close();
  // Another tab may hold what was not saved.
  event.waitUntil(tabAt(path).then((tab) => (tab ? tab.focus() : clients.openWindow(path))));
});
