import { gzipSync } from "node:zlib";
import { buildWeb } from "../../../infra/local/build/web.ts";
import { launchChromium } from "../../e2e/chromium.ts";
import type { Part } from "../kit/part.ts";
import { withScope } from "../kit/with-scope.ts";
import { startPortal } from "../portal/portal-run.ts";

export const page: Part = ({ say }) =>
  withScope(async (scope) => {
    say("first load of the login page");
    const webFolder = await buildWeb();
    const { runtime } = await startPortal(scope, { queues: false, schedules: false, webFolder });
    const browser = await launchChromium();
    scope.defer(() => browser.close());
    const tab = await browser.newPage();
    const scripts = new Map<string, number>();
    tab.on("requestfinished", async (request) => {
      if (request.resourceType() !== "script") return;
      const response = await request.response();
      if (response) scripts.set(request.url(), gzipSync(await response.body()).length);
    });
    await tab.goto(`${runtime.url}/login`, { waitUntil: "networkidle" });
    await tab.locator("input[type=password]").waitFor();
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    return [
      { what: "login page: JavaScript, gzipped", value: bytes / 1024, unit: "KB", goal: { most: 200 } },
    ];
  });
