import { describe, expect, it } from "vitest";
import { withBrowser } from "./browser.ts";
import { expectSound, untilSettled } from "./page-checks.ts";
import { withPortal } from "./portal.ts";
import { signIn } from "./sign-in.ts";

const browser = withBrowser();
const portal = withPortal("empty");

/** What a failed request leaves in the browser's console: the browser's own words, and React's. */
const failedRequest = /Failed to load resource|ApiProblem/;

const headings: Readonly<Record<string, string>> = { Archiv: "News", "Bewerbungen (Alt)": "Bewerbungen" };
const outside = ["Online Meeting", "Employer Branding", "Recruiting", "Hinweisgebersystem"];

describe("the portal", () => {
  it("leads from the navigation to each area, which is open to everybody while it is empty", async () => {
    const page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "admin", "/home");
    await untilSettled(page);
    const links = page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link");
    const labels = await links.allInnerTexts();
    expect(labels).toContain("Zugriffsrechte");
    expect(labels.slice(-outside.length)).toEqual(outside);

    for (const label of labels.slice(0, -outside.length)) {
      await links.getByText(label, { exact: true }).click();
      await page.getByRole("heading", { level: 1, name: headings[label] ?? label }).waitFor();
      await expectSound(page);
    }
  });

  it("tells those who only read which pages are not for them", async () => {
    browser.expected(failedRequest);
    const page = await browser.visit({ width: 800 });
    await signIn(page, portal.url, "mitarbeiter");
    for (const address of [
      "/news/articles/new",
      "/news/newsletters/new",
      "/news/subscribers",
      "/administration/users",
      "/administration/access",
      "/administration/templates",
    ]) {
      await page.goto(portal.url + address);
      await page.getByRole("heading", { level: 1, name: "Keine Berechtigung" }).waitFor();
    }
    await expectSound(page);
  });

  it("says where there is nothing", async () => {
    browser.expected(failedRequest);
    const page = await browser.visit({ width: 400 });
    await signIn(page, portal.url, "redaktion");
    for (const address of [
      "/nowhere",
      "/news/articles/gone",
      "/news/newsletters/gone",
      "/organisations/gone",
    ]) {
      await page.goto(portal.url + address);
      await page.getByRole("heading", { level: 1, name: "Seite nicht gefunden" }).waitFor();
    }
    await expectSound(page);
    await page.getByRole("link", { name: "Zur Startseite", exact: true }).click();
    await page.waitForURL("**/home");
  });

  it("keeps the frame while the server cannot be reached, and goes on when it can", async () => {
    const page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "redaktion", "/home");
    await page.getByRole("link", { name: "Abonnenten" }).waitFor();
    await page.route("**/v1/**", (route) => route.abort("connectionrefused"));

    await page.getByRole("link", { name: "Abonnenten" }).click();
    await page.getByRole("alert").getByText("Der Server ist nicht erreichbar.").waitFor();
    await expectSound(page);
    browser.expected(failedRequest);
    await page.getByText("Der Server ist derzeit nicht erreichbar.").waitFor();
    await page.unroute("**/v1/**");

    await page.getByText("Hier stehen alle, die den Newsletter von außen beziehen").waitFor();
  });
});
