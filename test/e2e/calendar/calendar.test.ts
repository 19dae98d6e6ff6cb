import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound, untilSettled } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;

const MONTH = "/calendar?tag=2031-03-12&ansicht=monat";
const WEEK = "/calendar?tag=2031-03-12&ansicht=woche";
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const grid = () => page.getByRole("region", { name: "Kalender" });
const event = (title: string) => grid().getByRole("link", { name: title }).first();
const day = (date: string) => grid().locator(`[data-date="${date}"]`).first();

/** Slowly enough for a grid that looks where the pointer is. */
const drag = async (from: Locator, to: Locator) => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("What is dragged, and where to, must be in sight.");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 4, { steps: 12 });
  await page.mouse.up();
};

describe("the calendar at 1440 px, in New York", () => {
  inSteps();

  beforeAll(async () => {
    page = await browser.visit({ width: 1440, timezoneId: "America/New_York" });
    await signIn(page, portal.url, "admin", MONTH);
  });

  it("stores an event with two clicks, at Vienna's time", async () => {
    await day("2031-03-12").click();
    await page
      .getByRole("dialog")
      .getByRole("textbox", { name: /^Titel/ })
      .fill("Klausur");
    expect(await page.getByRole("textbox", { name: /^Beginn/ }).inputValue()).toBe("12.03.2031 09:00");
    await expectSound(page);
    await button("Eintragen").click();

    await event("09:00 Klausur").waitFor();
    await expectSound(page);
  });

  it("moves it by dragging, and takes that back", async () => {
    await drag(event("Klausur"), day("2031-03-20"));
    await page.getByText(/^„Klausur“ ist jetzt Donnerstag, 20. März 2031, 09:00–10:00 Uhr/).waitFor();
    await day("2031-03-20").getByRole("link", { name: "Klausur" }).waitFor();

    await button("Rückgängig").click();

    await day("2031-03-12").getByRole("link", { name: "Klausur" }).waitFor();
  });

  it("lengthens it by its lower edge, and takes that back", async () => {
    await page.goto(portal.url + WEEK);
    await event("Klausur").hover();
    const box = await event("Klausur").boundingBox();
    if (!box) throw new Error("What is lengthened must be in sight.");
    const [x, edge] = [box.x + box.width / 2, box.y + box.height - 2];
    await page.mouse.move(x, edge);
    await page.mouse.down();
    // As much again: it lasts an hour.
    await page.mouse.move(x, edge + box.height, { steps: 12 });
    await page.mouse.up();
    await page.getByText(/^„Klausur“ ist jetzt Mittwoch, 12. März 2031, 09:00–11:00 Uhr/).waitFor();

    await button("Rückgängig").click();

    await event("09:00–10:00 Uhr Klausur").waitFor();
    await page.goto(portal.url + MONTH);
  });

  it("opens it by keyboard, where it becomes a series", async () => {
    await event("Klausur").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Klausur" }).waitFor();
    await page.getByText("Mittwoch, 12. März 2031, 09:00–10:00 Uhr").first().waitFor();

    await button("Serie anlegen …").click();
    await button("9 weitere eintragen").waitFor();
    await expectSound(page);
    await button("9 weitere eintragen").click();
    await page.getByText("9 weitere Termine sind eingetragen.").waitFor();

    await page.goto(portal.url + MONTH);
    await expect.poll(() => grid().getByRole("link", { name: "09:00 Serie: Klausur" }).count()).toBe(4);
  });

  it("turns its pages by keys", async () => {
    await grid().focus();
    await page.keyboard.press("PageDown");
    await page.getByRole("heading", { name: "April 2031" }).waitFor();
    await page.keyboard.press("PageUp");
    await page.getByRole("heading", { name: "März 2031" }).waitFor();
  });

  it("opens a day that has more than it shows", async () => {
    for (const hour of ["08", "09", "10", "11", "12", "13"]) {
      // Beside what stands there already.
      await day("2031-03-06").click({ position: { x: 20, y: 8 } });
      await page
        .getByRole("dialog")
        .getByRole("textbox", { name: /^Titel/ })
        .fill(`Sitzung um ${hour}`);
      await button("Eintragen").click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page
      .getByText(/^\+ \d weitere$/)
      .first()
      .click();
    await page.getByRole("dialog").getByText("Sitzung um 13").waitFor();
    await expectSound(page);
    await page.keyboard.press("Escape");
  });

  it.each(["Woche", "Tag", "Liste", "Monat"])("is open to everybody in the view %s", async (view) => {
    await page.getByText(view, { exact: true }).click();
    await untilSettled(page);
    await expectSound(page);
  });
});

describe("who comes", () => {
  inSteps();

  it("is asked by an editor", async () => {
    page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "admin", "/calendar/events/new");
    await page.getByRole("textbox", { name: /^Titel/ }).fill("Betriebsausflug");
    await page.getByRole("textbox", { name: /^Beginn/ }).fill("16.05.2031 10:00");
    await page.getByRole("textbox", { name: /^Ende/ }).fill("16.05.2031 18:00");
    await page.getByLabel("Um Antwort bitten").check();
    await page.getByLabel("Plätze").fill("1");
    await button("Speichern").click();
    await page.getByText(/^Gespeichert um/).waitFor();
    await button("Ansehen").click();
    await page.getByText("0 Personen kommen · noch 1 Platz frei").waitFor();
    await expectSound(page);
  });

  it.each([400, 800])("is answered at %i px", async (width) => {
    const address = new URL(page.url()).pathname;
    const colleague = await browser.visit({ width, hasTouch: true });
    await signIn(colleague, portal.url, "mitarbeiter", address);
    await colleague.getByRole("button", { name: "Ja, ich komme" }).click();

    await colleague.getByText("Sie: kommt").waitFor();
    await colleague.getByText("1 Person kommt · alle Plätze vergeben").waitFor();
    await expectSound(colleague);
  });
});

describe("the subscribed calendar", () => {
  it("is an address that a program reads, until it is taken back", async () => {
    page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "mitarbeiter", "/profile");
    await button("Adresse erstellen").click();
    const address = page.getByRole("textbox", { name: "Adresse Ihres Kalenders" });
    await address.waitFor();
    await expectSound(page);
    const { pathname } = new URL(await address.inputValue());

    const content = await (await fetch(portal.url + pathname)).text();
    expect(content).toContain("SUMMARY:Betriebsausflug");
    await button("Adresse zurücknehmen").click();
    await page.getByRole("dialog").getByRole("button", { name: "Adresse zurücknehmen" }).click();

    await button("Adresse erstellen").waitFor();
    expect((await fetch(portal.url + pathname)).status).toBe(404);
  });
});
