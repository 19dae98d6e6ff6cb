import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { subscribers } from "../../../shared/news/subscribers.contract.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { readRows } from "../read-rows.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();

const portal = withPortal();
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440, acceptDownloads: true });
  await signIn(page, portal.url, "redaktion", "/news/subscribers");
});

const button = (name: string | RegExp) => page.getByRole("button", { name });

/** Saves under a name of its own what the page hands to the downloads. */
const downloaded = async (act: () => Promise<unknown>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return download;
};

const textOf = async (download: Download) => readFile(await download.path(), "utf8");

/** Says where the consent of all in the list comes from. */
const stateConsent = async () => {
  const field = page.locator(".form-field").filter({ hasText: "Herkunft der Einwilligung" });
  await field.locator(".p-dropdown").click();
  await page.getByRole("option", { name: "Mandantenstamm" }).click();
};

/** Chooses a file at the first step and goes on to what it would change. */
const previewOf = async (name: string, content: string | Buffer) => {
  await page.goto(`${portal.url}/news/subscribers/import`);
  await button("Datei auswählen").waitFor();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
  await page.getByText(new RegExp(`${name}: `)).waitFor();
  await stateConsent();
  await button("Weiter zu den Spalten").click();
  await page.getByRole("region", { name: "So werden die ersten Zeilen gelesen" }).waitFor();
  await expectSound(page);
  await button("Weiter zur Vorschau").click();
  await page.getByRole("heading", { name: "Das würde sich ändern" }).waitFor();
};

const countOf = (label: string) =>
  page.locator(".import-counts > div").filter({ hasText: label }).locator("dd").innerText();

const stored = async () => {
  const all = await readRows(page, subscribers.list);
  return new Map(all.map((subscriber) => [`${subscriber.organisationId} ${subscriber.email}`, subscriber]));
};

describe("the subscribers, at 1440 px", () => {
  inSteps();

  it("exports what the list shows, as CSV and for Excel", async () => {
    await page.goto(`${portal.url}/news/subscribers?state=unsubscribed`);
    const total = Number(/von ([\d.]+)/.exec(await page.getByText(/^1-15 von/).innerText())?.[1]);
    const exported = async (format: string) => {
      await button("Exportieren").click();
      return downloaded(() => page.getByRole("menuitem", { name: format }).click());
    };

    const csv = await textOf(await exported("Als CSV-Datei"));
    await page.getByText(`${total} Abonnenten sind exportiert.`).waitFor();
    const excel = await exported("Als Excel-Datei");

    const [head, ...rows] = csv.split("\r\n");
    expect(head).toBe(
      "\uFEFFName;E-Mail;Branche;PLZ;Ort;Kanzlei;Klient;Steuern;Ärzte;Status;Bestätigt am;Abgemeldet am;Gesperrt am",
    );
    expect(rows).toHaveLength(total);
    expect(rows.every((row) => row.includes(";Abgemeldet;"))).toBe(true);
    expect(excel.suggestedFilename()).toMatch(/^abonnenten-\d{4}-\d\d-\d\d\.xlsx$/);
  });

  it("reads all of its own Excel export again, and finds nothing to change", async () => {
    await page.goto(`${portal.url}/news/subscribers`);
    await page.getByText(/^1-15 von/).waitFor();
    await button("Exportieren").click();
    const all = await downloaded(() => page.getByRole("menuitem", { name: "Als Excel-Datei" }).click());
    const size = (await stored()).size;

    await previewOf("alle.xlsx", await readFile(await all.path()));

    expect(Number((await countOf("Unverändert")).replace(".", ""))).toBeGreaterThanOrEqual(39);
    expect(Number((await countOf("Fehlerhaft")).replace(".", ""))).toBeGreaterThan(0);
    expect((await stored()).size).toBe(size);
  });
});
