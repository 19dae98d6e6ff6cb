import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { moveUp } from "../move-up.ts";
import { expectSound } from "../page-checks.ts";
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
const names = () =>
  page
    .getByRole("list", { name: /^Einträge in/ })
    .locator(".misc-entry-text > a")
    .allInnerTexts();

describe("Diverses, as its keeper puts it in order at 1440 px", () => {
  inSteps();

  it("takes a document with its file, and a place", async () => {
    await signIn(page, portal.url, "admin", "/misc/2");
    await button("Neues Dokument").click();
    await dialog()
      .getByRole("textbox", { name: /^Titel/ })
      .fill("Parkordnung");
    const file = {
      name: "Parkordnung.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
    };
    await dialog().locator("input[type=file]").setInputFiles(file);
    await dialog().getByRole("list", { name: "Dateien" }).getByText("Parkordnung.pdf").waitFor();
    await expectSound(page);
    await dialog().getByRole("button", { name: "Anlegen" }).click();
    await dialog().waitFor({ state: "detached" });
    await page.getByRole("link", { name: /^Parkordnung.pdf/ }).waitFor();

    await button("Neuer Ort").click();
    await dialog().getByRole("textbox", { name: /^Name/ }).fill("Wels: Hof");
    await dialog().getByRole("textbox", { name: /^Ort/ }).fill("Ringstraße 4, 4600 Wels");
    await dialog().getByRole("button", { name: "Anlegen" }).click();

    await expect.poll(names).toHaveLength(5);
  });

  it("is dragged into an order by the keyboard", async () => {
    await button("Einträge ordnen").click();
    await moveUp(page, "Wels: Hof");
    await expectSound(page);
    await button("Reihenfolge speichern").click();

    await expect.poll(async () => (await names()).slice(-2)).toEqual(["Wels: Hof", "Parkordnung"]);
  });
});
