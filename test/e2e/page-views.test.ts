import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { withBrowser } from "./browser.ts";
import { withPortal } from "./portal.ts";
import { signIn } from "./sign-in.ts";

const browser = withBrowser();
const portal = withPortal("empty");

const Batches = z.array(
  z.object({ RumEvents: z.array(z.object({ type: z.string(), details: z.string() })) }),
);

const text = async () => (await fetch(portal.pageViewsUrl)).text();
const viewed = async () =>
  Batches.parse(JSON.parse(await text()))
    .flatMap(({ RumEvents }) => RumEvents)
    .filter(({ type }) => type.endsWith("page_view_event"))
    .map(({ details }) => z.object({ pageId: z.string() }).parse(JSON.parse(details)).pageId);

const open = async (page: Page, address: string) => {
  await page.goto(portal.url + address);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

const askNotToBeTracked = () =>
  Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1", configurable: true });

describe("page views", () => {
  it("tell the service which kinds of pages are opened, and nothing about whom or what", async () => {
    const page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "mitarbeiter", "/home");
    await page.getByRole("link", { name: "Kanzleien" }).click();
    await page.getByRole("heading", { level: 1, name: "Kanzleien" }).waitFor();
    await expect.poll(viewed).toEqual(expect.arrayContaining(["home", "organisations"]));
    await open(page, "/organisations/1?suche=Geheim");

    await expect.poll(viewed).toContain("organisations/:id");
    expect(await text()).not.toMatch(/Geheim|organisations\/1|Mitarbeiter|suche/);
  });

  it("are reported of nobody who asks not to be tracked", async () => {
    const before = await viewed();
    const page = await browser.visit({ width: 1440 });
    await page.addInitScript(askNotToBeTracked);
    await signIn(page, portal.url, "redaktion");
    await open(page, "/calendar");
    const reporting = await browser.visit({ width: 1440 });
    await signIn(reporting, portal.url, "mitarbeiter", "/home");
    await open(reporting, "/discussions");

    await expect.poll(viewed).toContain("discussions");
    expect((await viewed()).slice(0, -before.length || undefined)).not.toContain("calendar");
  });

  it("are missed by nobody when the service fails", async () => {
    browser.expected(/Failed to load resource/);
    const page = await browser.visit({ width: 1440 });
    const failed = page.waitForEvent("requestfailed", (request) =>
      request.url().startsWith(portal.pageViewsUrl),
    );
    await page.route(`${portal.pageViewsUrl}/**`, (route) => route.abort("connectionrefused"));
    await signIn(page, portal.url, "mitarbeiter", "/home");
    await failed;

    await page.getByRole("link", { name: "Kanzleien" }).click();
    await page.getByRole("heading", { level: 1, name: "Kanzleien" }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});
