import { watch } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "vite";
import { newsPages } from "../../shared/news/url-title.ts";
import { inProject } from "./build/project.ts";
import { synthesise } from "./build/synthesise.ts";
import { freePort } from "./engines/free-port.ts";
import { messageOf } from "./error-message.ts";
import type { Intercept } from "./http/server.ts";
import type { Runtime } from "./runtime-options.ts";

export interface DevServer {
  readonly intercept: Intercept;
  readonly stop: () => Promise<void>;
}

/** Includes the pages of public articles, and files. */
const isServed = new RegExp(`^/(v1|files)/|^/news/(?!(${newsPages.join("|")})([/?]|$))[^/?]`);

export const startDevServer = async (): Promise<DevServer> => {
  const vite = await createServer({
    configFile: inProject("vite.config.ts"),
    server: { middlewareMode: true, ws: { port: await freePort() }, proxy: {} },
    appType: "spa",
  });
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<boolean>((resolve) => {
      response.once("close", () => resolve(true));
      vite.middlewares(request, response, () => resolve(false));
    });
  return {
    intercept: async (request, response) => !isServed.test(request.url ?? "") && handle(request, response),
    stop: () => vite.close(),
  };
};

const watched = ["functions", "shared", "infra"];

export const reloadOnChange = (runtime: Runtime, assembly: string, say: (line: string) => void) => {
  let timer: NodeJS.Timeout | undefined;
  let reloading = Promise.resolve();
  let current = assembly;

  const reload = async () => {
    try {
      const next = await synthesise();
      if (next === current) return;
      current = next;
      await runtime.reload(next);
      say("Functions reloaded.");
    } catch (error) {
      say(messageOf(error));
    }
  };

  const watchers = watched.map((folder) =>
    watch(inProject(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reloading = reloading.then(reload);
      }, 200);
    }),
  );
  return {
    stop: async () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await reloading;
    },
  };
};
