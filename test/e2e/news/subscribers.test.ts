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

  it("shows how a file is read, and which of its rows are wrong and why", async () => {
    await button("Importieren").click();
    await button("Datei auswählen").waitFor();
    await expectSound(page);

    await previewOf(
      "liste.csv",
      [
        "Nachname;Vorname;E-Mail;Klient;Steuern",
        "Neumann;Nora;nora@neumann.example;ja;ja",
        "Umlaut;Uwe;Uwe@Bäckerei-Umlaut.example;nein;ja",
        "Jäger;Jörg;jörg@jaeger.example;ja;ja",
      ].join("\r\n"),
    );

    expect([await countOf("Neu"), await countOf("Fehlerhaft")]).toEqual(["2", "1"]);
    const wrong = page.getByRole("row", { name: /jörg@jaeger.example/ });
    expect(await wrong.innerText()).toMatch(/^4\s.*An andere Adressen kann nicht gesendet werden\.$/s);
    expect(await button("2 Abonnenten importieren").isDisabled()).toBe(true);
    await expectSound(page);
  });

  it("hands the wrong rows over as a file", async () => {
    const text = await textOf(await downloaded(() => button("Fehlerhafte Zeilen als CSV-Datei").click()));

    expect(text).toMatch(/^\uFEFFZeile;E-Mail;Grund\r\n4;jörg@jaeger.example;E-Mail: Vor dem @/);
  });

  it("takes the others over when it may skip these", async () => {
    await page.getByRole("checkbox", { name: "Die fehlerhafte Zeile überspringen" }).check();
    await button("2 Abonnenten importieren").click();
    await page.getByRole("heading", { name: "Der Import ist fertig" }).waitFor();
    expect(await countOf("Neu")).toBe("2");
    await expectSound(page);

    await button("Zu den Abonnenten").click();
    await page.getByRole("searchbox", { name: "Suchen" }).fill("neumann.example");
    await page.getByText("1-1 von 1").waitFor();

    expect(await page.getByRole("row").last().innerText()).toMatch(/Nora Neumann.*Bestätigt.*Klient/s);
  });

  it("takes nobody over who has unsubscribed at another office, and says where", async () => {
    const all = [...(await stored()).values()];
    const here = new Set(
      all.filter(({ organisationId }) => organisationId === "1").map(({ email }) => email),
    );
    const left = all.find(({ state, email }) => state === "unsubscribed" && !here.has(email));

    await previewOf("fremd.csv", ["Name,E-Mail", `"${left?.name}",${left?.email}`].join("\n"));

    expect([await countOf("Neu"), await countOf("Geschützt")]).toEqual(["0", "1"]);
    const row = page.getByRole("row").filter({ hasText: left?.email ?? "" });
    expect(await row.innerText()).toMatch(/Abgemeldet bei .+: wird nicht übernommen/);
    await expectSound(page);
  });

  it("deletes whom a list lacks, in its office only, after asking with the number", async () => {
    const before = await stored();
    const ours = [...before.values()].filter(({ organisationId }) => organisationId === "1");
    // A list of names and addresses leaves all else alone, interests too.
    const staying = ours.filter(({ state }) => state === "confirmed").slice(0, 40);
    const lines = staying.map(({ name, email }) => `"${name}",${email}`);

    await previewOf("rest.csv", ["Name,E-Mail", ...lines].join("\n"));
    const missing = String(ours.length - staying.length);
    expect([await countOf("Unverändert"), await countOf("Nicht in der Datei")]).toEqual(["40", missing]);
    await page.getByRole("checkbox", { name: new RegExp(`^Die ${missing} Abonnenten von`) }).check();
    await button(`0 importieren, ${missing} löschen`).click();
    const question = page.getByRole("dialog", { name: `${missing} Abonnenten löschen?` });
    await question.getByText(new RegExp(`^Von .* werden ${missing} Abonnenten gelöscht`)).waitFor();
    await expectSound(page);
    await question.getByRole("button", { name: `Importieren und ${missing} Abonnenten löschen` }).click();
    await page.getByRole("heading", { name: "Der Import ist fertig" }).waitFor();

    expect(await countOf("Gelöscht")).toBe(missing);
    const after = await stored();
    expect([...after.values()].filter(({ organisationId }) => organisationId === "1")).toHaveLength(40);
    expect(after.size).toBe(before.size - Number(missing));
  });

  it("lifts a suppression with a written reason, which stays with the subscriber", async () => {
    const bounced = [...(await stored()).values()].find(
      ({ suppressedReason }) => suppressedReason === "bounced",
    );
    await page.goto(`${portal.url}/news/subscribers?state=suppressed&suche=${bounced?.email}`);
    await page.getByText("Status: Gesperrt").waitFor();
    const open = async () => {
      await button(`Aktionen für ${bounced?.name}`).first().click();
      await page.getByRole("menuitem", { name: "Bearbeiten" }).click();
    };
    await open();
    const editor = page.getByRole("dialog", { name: "Abonnent bearbeiten" });
    await editor.getByText("Die Adresse ist nicht zustellbar").waitFor();
    await expectSound(page);
    await editor.getByRole("button", { name: "Sperre aufheben …" }).click();
    const dialog = page.getByRole("dialog", { name: `Sperre von ${bounced?.name} aufheben?` });
    await dialog.getByLabel("Grund").fill("Das Postfach war voll und ist wieder frei.");
    await expectSound(page);

    await dialog.getByRole("button", { name: "Sperre aufheben" }).click();

    await editor.getByText(/^Sperre aufgehoben am .*: Das Postfach war voll/).waitFor();
    const key = `${bounced?.organisationId} ${bounced?.email}`;
    expect((await stored()).get(key)).toMatchObject({ state: "confirmed", suppressedAt: null });
    await editor.getByRole("button", { name: "Abbrechen" }).click();
  });

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
