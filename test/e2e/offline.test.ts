import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { PATIENCE, withBrowser } from "./browser.ts";
import { expectSound } from "./page-checks.ts";
import { withPortal } from "./portal.ts";
import { signIn } from "./sign-in.ts";
import { inSteps } from "./steps.ts";

const browser = withBrowser();
const portal = withPortal("demo");
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 400, hasTouch: true, serviceWorkers: "allow" });
});

/** What the browser has of the portal for times without a connection. */
const kept = () =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [...(await caches.keys()), ...workers.map(({ active }) => active?.state ?? "waiting")];
  });
const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

describe("a portal without a connection", () => {
  inSteps();

  it("has kept nothing before anybody signs in", async () => {
    await page.goto(`${portal.url}/login`);
    await heading("Anmelden");

    expect(await kept()).toEqual([]);
  });

  it("shows that there is none, and the numbers of one's own office", async () => {
    await signIn(page, portal.url, "mitarbeiter", "/home");
    await expect.poll(kept, { timeout: PATIENCE }).toEqual(["offline", "activated"]);
    browser.expected(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.context().setOffline(true);

    await page.goto(`${portal.url}/news?seite=1`);

    await heading("Keine Verbindung");
    await page.getByRole("heading", { level: 2, name: /^Telefonliste / }).waitFor();
    const numbers = page.getByRole("listitem").getByRole("link");
    expect(await numbers.first().getAttribute("href")).toMatch(/^tel:\+\d+$/);
    await expectSound(page);
  });

  it("answers no question that is the server's", async () => {
    const asked = (path: string) =>
      page.evaluate((address) => fetch(address).then(({ status }) => status, String), path);

    browser.expected(/Content Security Policy/);
    expect(await asked("/v1/health")).toContain("TypeError");
    expect(await asked("/index.html")).toContain("TypeError");
  });

  it("leads back to the page one wanted, which is the deployed one", async () => {
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Erneut versuchen" }).click();
    await heading("News");

    expect(new URL(page.url()).pathname).toBe("/news");
    const worker = await page.request.get(`${portal.url}/service-worker.js`);
    expect(worker.headers()["cache-control"]).toBe("no-cache");
  });

  it("has kept nothing once its person has signed out", async () => {
    await page.getByRole("button", { name: "Abmelden" }).click();
    await heading("Anmelden");

    await expect.poll(kept).toEqual([]);
  });
});
