import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { expectTouchable } from "../page-targets.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
let page: Page;

const fill = async (admin: Page) => {
  const button = (name: string) => admin.getByRole("button", { name, exact: true });
  const dialog = admin.getByRole("dialog");
  await signIn(admin, portal.url, "admin", "/cloud");
  await button("Neuer Ordner").click();
  await dialog.getByRole("textbox", { name: /^Name/ }).fill("Übergabe");
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await admin.getByRole("link", { name: "Übergabe" }).click();
  await admin.getByRole("heading", { level: 1, name: "Übergabe" }).waitFor();
  await admin.locator("input[type=file]").setInputFiles(
    ["Prüfung.txt", "Gehälter.txt"].map((name) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(`Grüße aus ${name}`),
    })),
  );
  await button("Aktionen für Gehälter.txt").click();
  await admin.getByRole("menuitem", { name: "Bearbeiten", exact: true }).click();
  await dialog.getByRole("button", { name: "Auswahl öffnen" }).first().click();
  await admin.getByRole("option", { name: "Geschäftsführer", exact: true }).click();
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await dialog.waitFor({ state: "detached" });
};

beforeAll(async () => {
  await fill(await browser.visit({ width: 1440 }));
  page = await browser.visit({ width: 1440 });
});

describe("a selection as a ZIP, at 1440 px", () => {
  inSteps();

  it("is asked for in the cloud and announced wherever one is by then", async () => {
    await signIn(page, portal.url, "mitarbeiter", "/cloud");
    await page.getByRole("checkbox", { name: "Übergabe auswählen" }).check();
    await page.getByRole("checkbox", { name: "Checklisten auswählen" }).check();
    await page
      .getByRole("region", { name: "Ausgewählte Einträge" })
      .getByRole("button", { name: "Als ZIP herunterladen" })
      .click();
    await page.getByRole("region", { name: "ZIP-Dateien" }).waitFor();

    await page.getByRole("navigation").getByRole("link", { name: "Foren" }).click();

    await page.getByText("„Auswahl.zip“ ist fertig.").waitFor();
  });

  it("has all that one may see, by the names it has, and nothing else", async () => {
    await page.getByRole("navigation").getByRole("link", { name: "Cloud" }).click();
    await page.getByText(/^\d+ Dateien · .* zum Herunterladen$/).waitFor();
    await expectSound(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Auswahl.zip herunterladen" }).click();
    const download = await downloading;

    expect(download.suggestedFilename()).toBe("Auswahl.zip");
    const content = unzipSync(readFileSync(await download.path()));
    const names = Object.keys(content);
    expect(names.filter((name) => name.startsWith("Übergabe/"))).toEqual([
      "Übergabe/",
      "Übergabe/Prüfung.txt",
    ]);
    expect(names).toContain("Checklisten/Jahresabschluss.pdf");
    expect(strFromU8(content["Übergabe/Prüfung.txt"] ?? new Uint8Array())).toBe("Grüße aus Prüfung.txt");
  });

  it("is removed by who asked for it", async () => {
    await page.getByRole("button", { name: "Auswahl.zip entfernen" }).click();

    await page.getByRole("region", { name: "ZIP-Dateien" }).waitFor({ state: "detached" });
  });
});

it("is downloaded on a phone as well", async () => {
  const phone = await browser.visit({ width: 400, hasTouch: true });
  await signIn(phone, portal.url, "mitarbeiter", "/cloud");
  await phone.getByRole("button", { name: "Aktionen für Übergabe" }).click();
  await phone.getByRole("menuitem", { name: "Als ZIP herunterladen" }).click();
  await phone.getByText("„Übergabe.zip“ ist fertig.").waitFor();
  await phone.getByText(/^1 Datei · /).waitFor();

  await expectSound(phone);
  await expectTouchable(phone);
});
