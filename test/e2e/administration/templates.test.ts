import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const NAME = "Kanzleibrief";
const MARK = "Ihre Kanzlei an der Donau";

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const code = (part: string) => page.getByRole("textbox", { name: `Code: ${part}` });
const preview = () => page.frameLocator("iframe");

/** Puts a text in front of another one in the code, as a person with a steady hand would. */
const writeBefore = async (part: string, place: string, text: string) => {
  const box = code(part);
  await box.evaluate((element: HTMLTextAreaElement, wanted) => {
    const at = element.value.indexOf(wanted);
    element.focus();
    element.setSelectionRange(at, at);
  }, place);
  await page.keyboard.insertText(text);
};

/** What a faulty template is answered with, as the browser's console tells it. */
const refused = /Failed to load resource.*422/;

describe("an administrator", () => {
  inSteps();

  it("copies the set that came with the portal", async () => {
    page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "admin", "/administration/templates");
    await page.getByRole("link", { name: "Standard" }).waitFor();
    await expectSound(page);

    await button("Aktionen für Standard").click();
    await page.getByRole("menuitem", { name: "Kopieren" }).click();
    await page.getByRole("heading", { level: 1, name: "Neue Vorlage" }).waitFor();
    await page.getByRole("textbox", { name: "Name" }).fill(NAME);
    await button("Speichern").click();

    await page.getByText(/^Gespeichert um/).waitFor();
    await page.getByRole("heading", { level: 1, name: "Vorlage bearbeiten" }).waitFor();
    await expectSound(page);
  });

  it("sees a change in the preview at once, at both widths and as text", async () => {
    await preview().getByRole("heading", { name: "Steuernews im Dezember" }).waitFor();

    await writeBefore("Rahmen des Newsletters", "<h1>{{ newsletter.title }}", `<p>${MARK}</p>`);

    await preview().getByText(MARK).waitFor();
    await page.getByText("Telefon", { exact: true }).click();
    await preview().getByText(MARK).waitFor();
    await expectSound(page);
    await page.getByText("Text", { exact: true }).click();
    await page.getByRole("region", { name: "Vorschau" }).getByText(MARK).waitFor();
    await page.getByText("Bildschirm", { exact: true }).click();
  });

  it("inserts a placeholder by a click, where the cursor is", async () => {
    await writeBefore("Rahmen des Newsletters", MARK, "");
    await button("{{ organisation.city }} einsetzen").click();

    await preview().getByText(`St. Pölten${MARK}`).waitFor();
  });

  it("is told line and column of what is wrong, and cannot save it", async () => {
    const before = await code("Rahmen des Newsletters").inputValue();
    await writeBefore("Rahmen des Newsletters", MARK, "{{ newsletter.titel }}");
    const problem = page.getByText(
      /^Zeile \d+, Spalte \d+: Den Platzhalter „newsletter.titel“ gibt es nicht\.$/,
    );
    await problem.waitFor();
    await expectSound(page);

    await button("Speichern").click();
    await button(/^Rahmen des Newsletters: Zeile \d+, Spalte \d+/).waitFor();
    await button(/^Zur Zeile \d+$/).click();
    await code("Rahmen des Newsletters").fill(before);

    await problem.waitFor({ state: "detached" });
    await button("Speichern").click();
    await page.getByText(/^Gespeichert um/).waitFor();
    browser.expected(refused);
  });

  it("finds it again where newsletters are written", async () => {
    await page.goto(`${portal.url}/news/newsletters/new`);
    await page.getByLabel("Betreff").fill("Probe");
    await page
      .getByLabel("Vorlage", { exact: true })
      .locator("xpath=ancestor::*[contains(@class,'p-dropdown')][1]")
      .click();
    await page.getByRole("option", { name: NAME }).click();

    await preview().getByText(MARK).waitFor();
  });

  it("puts the template back to how it came, and may think again", async () => {
    await page.goto(`${portal.url}/administration/templates`);
    await page.getByRole("link", { name: NAME }).click();
    await preview().getByText(MARK).waitFor();
    await button("Auf das Original zurücksetzen").click();
    await preview().getByText(MARK).waitFor({ state: "detached" });
    await button("Rückgängig").click();
    await preview().getByText(MARK).waitFor();
    await button("Auf das Original zurücksetzen").click();

    await button("Speichern").click();

    await page.getByText(/^Gespeichert um/).waitFor();
    expect(await code("Rahmen des Newsletters").inputValue()).not.toContain(MARK);
  });

  it("makes the set the default one, and can delete it only when it is not", async () => {
    await button("Zum Standard machen").click();
    await page.getByText(`„${NAME}“ ist jetzt die Standardvorlage.`).waitFor();
    await button("Abbrechen").click();
    await button("Aktionen für Standard").click();
    await page.getByRole("menuitem", { name: "Zum Standard machen" }).click();
    await page.getByText("„Standard“ ist jetzt die Standardvorlage.").waitFor();

    await button(`Aktionen für ${NAME}`).click();
    await page.getByRole("menuitem", { name: "Löschen" }).click();
    const dialog = page.getByRole("dialog", { name: "Vorlage löschen?" });
    await expectSound(page);
    await dialog.getByRole("button", { name: "Löschen" }).click();

    await page.getByRole("link", { name: NAME }).waitFor({ state: "detached" });
  });
});

describe("the pages of mail templates", () => {
  it.each([
    { width: 400, colorScheme: "light" },
    { width: 800, colorScheme: "dark" },
  ] as const)("fit $width px, in $colorScheme colours, too", async (look) => {
    const visitor = await browser.visit({ ...look, hasTouch: true });
    await signIn(visitor, portal.url, "admin", "/administration/templates");
    await visitor.getByRole("link", { name: "Standard" }).waitFor();
    await expectSound(visitor);

    await visitor.getByRole("link", { name: "Standard" }).click();
    await visitor.frameLocator("iframe").getByText("Steuernews im Dezember").first().waitFor();

    await expectSound(visitor);
  });
});
