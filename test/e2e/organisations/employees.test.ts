import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
const NAME = "Paul Grünwald";
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440, acceptDownloads: true });
  await signIn(page, portal.url, "admin", "/employees");
});

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const person = (name: string) => page.getByRole("link", { name, exact: true });
const countOf = (label: string) =>
  page.locator(".import-counts > div").filter({ hasText: label }).locator("dd").innerText();

const downloaded = async (act: () => Promise<unknown>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return download;
};

describe("the people of the group, at 1440 px", () => {
  inSteps();

  it("stand in the phone list of their office, to print and as a file", async () => {
    await page.goto(`${portal.url}/employees/phone-list?organisation=1`);
    await person(NAME).waitFor();
    const file = await downloaded(() => button("Als CSV-Datei").click());

    expect(await readFile(await file.path(), "utf8")).toContain(NAME);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
    expect(await button("Drucken oder PDF").isVisible()).toBe(false);
    expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe("%PDF-");
    await page.emulateMedia({ media: "screen" });
  });

  it("come back unchanged from what was exported, and changed from what was written there", async () => {
    await page.goto(`${portal.url}/employees`);
    await page.getByText("1-15 von 400").waitFor();
    await button("Exportieren").click();
    const file = await downloaded(() => page.getByRole("menuitem", { name: "Als CSV-Datei" }).click());
    const csv = await readFile(await file.path(), "utf8");
    const changed = csv.replace("Paul;Grünwald", "Paul;Grün-Wald");
    expect(changed).not.toBe(csv);

    await button("Importieren").click();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "team.csv", mimeType: "text/csv", buffer: Buffer.from(changed) });
    await page.getByText(/team.csv: 400 Zeilen/).waitFor();
    await button("Weiter zu den Spalten").click();
    await page.getByRole("region", { name: "So werden die ersten Zeilen gelesen" }).waitFor();
    await expectSound(page);
    await button("Weiter zur Vorschau").click();
    await page.getByRole("heading", { name: "Das würde sich ändern" }).waitFor();
    expect([await countOf("Neu"), await countOf("Geändert"), await countOf("Unverändert")]).toEqual([
      "0",
      "1",
      "399",
    ]);
    await expectSound(page);
    await button("1 Person importieren").click();

    await page.getByRole("heading", { name: "Der Import ist fertig" }).waitFor();
    expect(await countOf("Geändert")).toBe("1");
  });
});
