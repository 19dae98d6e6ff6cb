import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { inProject } from "../../infra/local/build/project.ts";

interface Asked {
  readonly url: string;
  readonly mode: string;
}

interface Tab {
  readonly url: string;
  readonly focused: boolean;
  readonly focus: () => void;
}

const DAY = 86_400_000;
const news: Asked = { url: "https://portal.example/news", mode: "navigate" };

/** The worker in a browser that has kept a page until then. */
const aWorker = ({ isOnline = false, expires = Date.now() + DAY, tabs = [] as Tab[] } = {}) => {
  const listeners = new Map<string, (event: object) => void>();
  const kept = new Response("kept", { headers: { expires: new Date(expires).toUTCString() } });
  const forget = vi.fn(async () => true);
  const showNotification = vi.fn(async () => {});
  const setAppBadge = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  runInNewContext(readFileSync(inProject("web/public/service-worker.js"), "utf8"), {
    Response,
    URL,
    location: { origin: "https://portal.example" },
    navigator: { setAppBadge },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    caches: { match: async () => kept, delete: forget },
    fetch: async () => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      return new Response("from the network");
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  const ask = (request: Asked): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    listeners.get("fetch")?.({
      request,
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    return answer;
  };
  const dispatch = async (type: string, event: object) => {
    let done: Promise<unknown> | undefined;
    const waitUntil = (work: Promise<unknown>) => {
      done = work;
    };
    listeners.get(type)?.({ ...event, waitUntil });
    await done;
  };
  const push = (message: object) => dispatch("push", { data: { json: () => message } });
  const click = (path: string) =>
    dispatch("notificationclick", { notification: { data: path, close: () => {} } });
  return { ask, forget, push, click, showNotification, setAppBadge, openWindow };
};

it("shows a page as it is deployed while there is a connection", async () => {
  const answer = await aWorker({ isOnline: true }).ask(news);

  expect(await answer?.text()).toBe("from the network");
});

it("shows what was kept without one", async () => {
  const answer = await aWorker().ask(news);

  expect(await answer?.text()).toBe("kept");
});

it("forgets what is older than a session may be", async () => {
  const { ask, forget } = aWorker({ expires: Date.now() - DAY });

  const answer = await ask(news);

  expect(answer?.type).toBe("error");
  expect(forget).toHaveBeenCalledWith("offline");
});

it.each<Asked>([
  { url: "https://portal.example/v1/login/federation/callback", mode: "navigate" },
  { url: "https://portal.example/files/scan.pdf", mode: "navigate" },
  { url: "https://portal.example/v1/news_new/overview", mode: "cors" },
  { url: "https://portal.example/assets/index-1a2b.js", mode: "cors" },
])("leaves $url ($mode) to the network", (request) => {
  expect(aWorker().ask(request)).toBeUndefined();
});

const message = { title: "Neuer Artikel", body: "Fristen", path: "/news/articles/a1", tag: "t", unread: 3 };
const aTab = (path: string, focused: boolean) => ({
  url: `https://portal.example${path}`,
  focused,
  focus: vi.fn(),
});

it("shows a push, in place of an earlier one about the same, and how many are unread", async () => {
  const { push, showNotification, setAppBadge } = aWorker({ tabs: [aTab(message.path, false)] });

  await push(message);

  expect(showNotification).toHaveBeenCalledWith(
    "Neuer Artikel",
    expect.objectContaining({ body: "Fristen", tag: "t", data: message.path }),
  );
  expect(setAppBadge).toHaveBeenCalledWith(3);
});

it("shows none to who is looking at it", async () => {
  const { push, showNotification } = aWorker({ tabs: [aTab(message.path, true)] });

  await push(message);

  expect(showNotification).not.toHaveBeenCalled();
});

it("leads to the tab that is there already, else to a new one", async () => {
  const there = aTab(message.path, false);
  const { click, openWindow } = aWorker({ tabs: [aTab("/news/articles/a2/edit", true), there] });

  await click(message.path);
  expect(there.focus).toHaveBeenCalled();
  await click("/notifications");

  expect(openWindow.mock.calls).toEqual([["/notifications"]]);
});
