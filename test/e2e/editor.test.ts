import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { signIns } from "../../infra/demo/people/sign-ins.ts";
import { news } from "../../shared/news/news.contract.ts";
import { withBrowser } from "./browser.ts";
import { expectSound } from "./page-checks.ts";
import { withPortal } from "./portal.ts";
import { readRows } from "./read-rows.ts";
import { signIn } from "./sign-in.ts";
import { inSteps } from "./steps.ts";

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
  await signIn(page, portal.url, "redaktion");
});

const title = () => page.getByLabel("Titel").first();
const bar = () => page.locator(".form-bar");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const saved = () =>
  bar()
    .getByText(/^Gespeichert um \d\d:\d\d$/)
    .waitFor();

describe("an editor", () => {
  inSteps();

  it("says in the bar that it could not save, wherever one has scrolled to, and tries again", async () => {
    await page.goto(`${portal.url}/news/articles/new`);
    await title().fill("Was ohne Netz geschrieben wird");
    await page.getByLabel("Beschreibung für Suchmaschinen").scrollIntoViewIfNeeded();
    browser.expected(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await button("Speichern").click();

    const told = bar().getByText("Nicht gespeichert: Der Server ist nicht erreichbar.");
    await told.waitFor();
    expect((await told.boundingBox())?.y).toBeLessThan(900);
    await expectSound(page);

    await page.context().setOffline(false);
    await button("Erneut versuchen").click();
    await page.waitForURL(/\/edit$/);
    await page.getByRole("heading", { name: "Artikel bearbeiten" }).waitFor();
  });

  it("goes on saving what the end of the session has interrupted", async () => {
    await title().fill("Was länger dauert als die Anmeldung");
    await page.context().clearCookies();
    browser.expected(/401/);
    await button("Speichern").click();

    const again = page.getByRole("dialog", { name: "Bitte melden Sie sich wieder an" });
    await again.getByLabel("Kennwort", { exact: true }).fill(signIns.redaktion.password);
    await again.getByRole("button", { name: "Anmelden", exact: true }).click();

    await saved();
    const [stored] = await readRows(page, news.articles.list);
    expect(stored?.title).toBe("Was länger dauert als die Anmeldung");
  });

  it("neither jumps nor loses the focus when something new is saved for the first time", async () => {
    await page.goto(`${portal.url}/news/newsletters/new`);
    await page.getByLabel("Betreff").fill("Steuernews");
    await page.getByRole("radio", { name: "Telefon" }).click();
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await text.click();
    await page.keyboard.type("Ganz unten geschrieben");
    await button("Speichern").focus();
    await page.evaluate(() => window.scrollBy(0, 400));
    // Until they are counted, who gets it takes more room, and the page may end here.
    await page.getByText(/Zusammen .* Personen\.$/).waitFor();
    const heightOf = async () => (await text.boundingBox())?.y;
    const before = await heightOf();
    await page.keyboard.press("Enter");

    await page.waitForURL(/\/edit$/);
    await saved();
    expect(await heightOf()).toBe(before);
    expect(await button("Speichern").evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole("radio", { name: "Telefon" }).isChecked()).toBe(true);
    expect(await page.locator(".p-toast-message").count()).toBe(0);
    await page.getByRole("heading", { name: "Newsletter bearbeiten" }).waitFor();
    await page.reload();
    await page.getByRole("textbox", { name: "Betreff" }).waitFor();
    expect(await page.getByLabel("Betreff").inputValue()).toBe("Steuernews");
  });

  it("lets a message stand at the top of a phone, where one does not press next", async () => {
    const phone = await browser.visit({ width: 400, hasTouch: true });
    await signIn(phone, portal.url, "redaktion", "/news/newsletters");
    await phone.getByRole("button", { name: "Aktionen für Steuernews" }).click();
    await phone.getByRole("menuitem", { name: "Löschen" }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "Löschen" }).click();

    const message = phone.locator(".p-toast-message");
    await message.waitFor();

    expect((await message.boundingBox())?.y).toBeLessThan(120);
    await expectSound(phone);
  });
});
