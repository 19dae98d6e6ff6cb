import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound, untilSettled } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const group = (name: string) => page.getByRole("region", { name, exact: true });
const navigationMark = () => page.getByRole("navigation").getByRole("img", { name: /mit Neuem$/ });

const choose = async (name: string, item: string) => {
  await button(`Aktionen für ${name}`).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

const makeForum = async (name: string, description: string) => {
  await choose("Betriebsprüfung", "Neues Forum");
  await dialog().getByRole("textbox", { name: /^Name/ }).fill(name);
  await dialog().getByRole("textbox", { name: "Beschreibung" }).fill(description);
  await dialog().getByRole("button", { name: "Speichern" }).click();
  await dialog().waitFor({ state: "detached" });
  await group("Betriebsprüfung").getByRole("link", { name, exact: true }).waitFor();
};

describe("the forums, as an administrator keeps them at 1440 px", () => {
  inSteps();

  it("get a group, and forums in it", async () => {
    await signIn(page, portal.url, "admin", "/discussions");
    await button("Neue Gruppe").click();
    await dialog().getByRole("textbox", { name: /^Name/ }).fill("Betriebsprüfung");
    await expectSound(page);
    await dialog().getByRole("button", { name: "Speichern" }).click();
    await group("Betriebsprüfung").getByText("In dieser Gruppe gibt es noch kein Forum.").waitFor();

    await makeForum("Vorbereitung", "Was vor der Prüfung zu tun ist");
    await makeForum("Nachschau", "");

    await group("Betriebsprüfung").getByText("Was vor der Prüfung zu tun ist").waitFor();
    await expectSound(page);
  });

  it("are put in order by keyboard, which stays", async () => {
    await choose("Betriebsprüfung", "Foren ordnen");
    await button("Nachschau nach oben").press("Enter");
    await expectSound(page);
    await button("Reihenfolge speichern").click();
    await dialog().waitFor({ state: "detached" });
    await page.reload();

    const names = group("Betriebsprüfung").getByRole("heading", { level: 3 });
    await expect.poll(() => names.allInnerTexts()).toEqual(["Nachschau", "Vorbereitung"]);
  });

  it("are deleted with their posts once their number was confirmed", async () => {
    await choose("Marktplatz", "Forum löschen");
    const verb = dialog().getByRole("button", { name: /^Forum und \d+ Beiträge löschen$/ });
    await expectSound(page);
    await verb.click();
    await page.getByText("Das Forum „Marktplatz“ ist gelöscht.").waitFor();

    await page.getByRole("link", { name: "Marktplatz", exact: true }).waitFor({ state: "detached" });
  });

  it("move with their group, as its heading says", async () => {
    await choose("Betriebsprüfung", "Gruppe bearbeiten");
    await dialog()
      .locator(".p-dropdown")
      .filter({ has: page.getByLabel("Liegt in") })
      .click();
    await page.getByRole("option", { name: "Fachliches", exact: true }).click();
    await dialog().getByRole("button", { name: "Speichern" }).click();

    await group("Fachliches › Betriebsprüfung").waitFor();
  });
});

describe.each([400, 800, 1440])("the forums, as a colleague reads them at %i px", (width) => {
  inSteps();

  it("show what is new, in a forum too", async () => {
    page = await browser.visit({ width, hasTouch: width < 1000 });
    await signIn(page, portal.url, "mitarbeiter", "/discussions");
    await page
      .getByRole("img", { name: /Diskussion(en)? mit Neuem$/ })
      .first()
      .waitFor();
    expect(await page.getByRole("button", { name: /^Gruppen ordnen$/ }).count()).toBe(0);
    await expectSound(page);

    await page.getByRole("link", { name: "Umsatzsteuer", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Umsatzsteuer" }).waitFor();
    await page.getByText(/^1-\d+ von \d+$/).waitFor();
    await expectSound(page);
  });

  it("are searched, and each hit leads to what was found", async () => {
    await page.getByRole("searchbox", { name: "Dieses Forum durchsuchen" }).fill("lager ungarn");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/discussions\/search\?suche=lager(\+|%20)ungarn&forum=forum-umsatzsteuer$/);
    await untilSettled(page);

    const hits = page.getByRole("list", { name: "Gefundene Beiträge und Antworten" });
    await hits.locator("mark").first().waitFor();
    expect(await hits.getByRole("link").first().getAttribute("href")).toMatch(/^\/discussions\/posts\/./);
    await expectSound(page);
  });
});

describe("all that is new", () => {
  it("is read at one click, and the navigation knows", async () => {
    page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "redaktion", "/discussions");
    await navigationMark().waitFor();

    await button("Alles gelesen").click();

    await navigationMark().waitFor({ state: "detached" });
    await expect
      .poll(() =>
        page
          .getByRole("main")
          .getByRole("img", { name: /mit Neuem$/ })
          .count(),
      )
      .toBe(0);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Foren" }).waitFor();
    await expect.poll(() => button("Alles gelesen").isDisabled()).toBe(true);
  });
});
