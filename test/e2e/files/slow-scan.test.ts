import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { pdfOf } from "../../../infra/demo/files/pdf.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";

/** As on AWS on a bad day. */
const scanSeconds = 30;

const browser = withBrowser();
const portal = withPortal("empty", { scanSeconds });
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
});

it("says what an upload waits for whose scan takes half a minute, and lets one write on", async () => {
  await signIn(page, portal.url, "redaktion", "/news/articles/new");
  const media = page.getByRole("region", { name: "Bilder und Dateien" });
  await media
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "Merkblatt.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(pdfOf("Merkblatt", ["Was zu tun ist."])),
    });
  await media.getByText("wird auf Schadsoftware geprüft").waitFor();
  await expectSound(page);

  await page.getByRole("textbox", { name: /^Titel/ }).fill("Geschrieben, während geprüft wird");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await media.getByText(/^Es werden noch Dateien hochgeladen/).waitFor();

  await media.getByRole("link", { name: /^Merkblatt.pdf/ }).waitFor();
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.waitForURL(/\/edit$/);
  expect(await page.getByRole("textbox", { name: /^Titel/ }).inputValue()).toBe(
    "Geschrieben, während geprüft wird",
  );
});
