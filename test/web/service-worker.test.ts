import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { inProject } from "../../infra/local/build/project.ts";

interface Asked {
  readonly url: string;
  readonly mode: string;
}

const DAY = 86_400_000;
const news: Asked = { url: "https://portal.example/news", mode: "navigate" };

/** The worker in a browser that has kept a page until then. */
const aWorker = ({ isOnline = false, expires = Date.now() + DAY } = {}) => {
  const listeners = new Map<string, (event: object) => void>();
  const kept = new Response("kept", { headers: { expires: new Date(expires).toUTCString() } });
  const forget = vi.fn(async () => true);
  runInNewContext(readFileSync(inProject("web/public/service-worker.js"), "utf8"), {
    Response,
    URL,
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
  return { ask, forget };
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
