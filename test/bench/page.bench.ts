import { gzipSync } from "node:zlib";
import chromium from "@sparticuz/chromium";
import { chromium as browserType } from "playwright-core";
import { buildWeb } from "../../infra/local/build/web.ts";
import type { Group } from "./figure.ts";
import { startPortal } from "./portal-run.ts";
import { withScope } from "./with-scope.ts";

/** JavaScript that a browser loads for the login page, packed as CloudFront would. */
export const page: Group = ({ say }) =>
  withScope(async (scope) => {
    say("first load of the login page");
    const webFolder = await buildWeb();
    const { runtime } = await startPortal(scope, { queues: false, schedules: false, webFolder });
    const browser = await browserType.launch({
      executablePath: process.env.CHROME_PATH ?? (await chromium.executablePath()),
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    });
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
      {
        what: `login page: ${scripts.size} scripts, gzipped`,
        value: bytes / 1024,
        unit: "KB",
        goal: { kind: "most", value: 200 },
      },
    ];
  });
