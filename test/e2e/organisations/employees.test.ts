import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { readRows } from "../read-rows.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
/** Whoever administrates everything, and a colleague without any right. */
let page: Page;
let colleague: Page;
let profile = "";

beforeAll(async () => {
  page = await browser.visit({ width: 1440, acceptDownloads: true });
  colleague = await browser.visit({ width: 400, hasTouch: true });
  await signIn(page, portal.url, "admin", "/employees");
});

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (name: string | RegExp) => page.getByLabel(name, { exact: true });
const person = (name: string) => page.getByRole("link", { name, exact: true });
const countOf = (label: string) =>
  page.locator(".import-counts > div").filter({ hasText: label }).locator("dd").innerText();

const downloaded = async (act: () => Promise<unknown>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return download;
};

const search = async (term: string) => {
  await page.getByRole("searchbox", { name: "Suchen" }).fill(term);
  await page.waitForURL((url) => url.searchParams.get("suche") === term);
};

describe("the people of the group, at 1440 px", () => {
  inSteps();

  it("are found by name and office, whatever the spelling, and shown as a table, too", async () => {
    await page.getByText("1-15 von 400").waitFor();
    await search("achleitner INNSBRUCK");
    await page.getByText("1-1 von 1").waitFor();
    await expectSound(page);

    await page.getByText("Tabelle", { exact: true }).click();

    await page.getByRole("row", { name: /Achleitner .*Innsbruck/ }).waitFor();
    expect(new URL(page.url()).searchParams.get("ansicht")).toBe("tabelle");
    await expectSound(page);
  });

  it("are joined by somebody new, whom wrong data do not get past the form", async () => {
    await page.goto(`${portal.url}/employees?employedAt=2`);
    await button("Mitarbeiter anlegen").click();
    await page.getByRole("heading", { name: "Neuer Mitarbeiter" }).waitFor();
    await field(/^Vorname/).fill("Zdenka");
    await field(/^Nachname/).fill("Übertsberger");
    await field("E-Mail").fill("zdenka.uebertsberger@kanzlei.example");
    await field("Hobbys").fill("Bogenschießen");
    await field("Geburtstag").fill("31.2.1990");
    await button("Speichern").click();
    await page.getByText("Das ist kein gültiges Datum.").first().waitFor();
    await expectSound(page);
    await field("Geburtstag").fill("28.2.1990");
    await button("Speichern").click();

    await page.waitForURL(/\/employees\/[^/]+\/edit$/);
    profile = page.url().replace(/\/edit$/, "");
    await page.goto(profile);
    await page.getByRole("heading", { name: "Zdenka Übertsberger" }).waitFor();
    await page.getByText("28.02.1990").waitFor();
    await expectSound(page);
  });

  it("are seen by colleagues without what is private", async () => {
    await signIn(colleague, portal.url, "mitarbeiter", new URL(profile).pathname);

    await colleague.getByRole("heading", { name: "Zdenka Übertsberger" }).waitFor();
    await colleague.getByRole("region", { name: "Kontakt" }).waitFor();
    expect(await colleague.getByText(/Bogenschießen|28\.02\.1990/).count()).toBe(0);
    expect(await colleague.getByRole("button", { name: "Bearbeiten" }).count()).toBe(0);
    await colleague.goto(`${portal.url}/employees?suche=Bogenschie%C3%9Fen`);
    await colleague.getByText("Mit diesen Filtern gibt es keine Einträge.").waitFor();
    await expectSound(colleague);
  });

  it("keep their own data themselves", async () => {
    await colleague.goto(`${portal.url}/profile/edit`);
    await colleague.getByLabel("Hobbys").fill("Orgelspiel");
    await colleague.getByRole("button", { name: "Speichern" }).click();
    await colleague.getByText(/^Gespeichert um/).waitFor();

    await colleague.goto(`${portal.url}/profile`);
    await colleague.getByText("Orgelspiel").waitFor();
    await expectSound(colleague);
  });

  it("stand in the phone list of their office, to print and as a file", async () => {
    await page.goto(`${portal.url}/employees/phone-list?organisation=2`);
    await person("Zdenka Übertsberger").waitFor();
    const file = await downloaded(() => button("Als CSV-Datei").click());

    expect(await readFile(await file.path(), "utf8")).toContain("Zdenka Übertsberger");
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
    expect(await button("Drucken oder PDF").isVisible()).toBe(false);
    expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe("%PDF-");
    await page.emulateMedia({ media: "screen" });
  });

  it("come back unchanged from what was exported, and changed from what was written there", async () => {
    await page.goto(`${portal.url}/employees`);
    await page.getByText("1-15 von 401").waitFor();
    await button("Exportieren").click();
    const file = await downloaded(() => page.getByRole("menuitem", { name: "Als CSV-Datei" }).click());
    const csv = await readFile(await file.path(), "utf8");
    const changed = csv.replace("Zdenka;Übertsberger", "Zdenka;Überts-Berger");
    expect(changed).not.toBe(csv);

    await button("Importieren").click();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "team.csv", mimeType: "text/csv", buffer: Buffer.from(changed) });
    await page.getByText(/team.csv: 401 Zeilen/).waitFor();
    await button("Weiter zu den Spalten").click();
    await page.getByRole("region", { name: "So werden die ersten Zeilen gelesen" }).waitFor();
    await expectSound(page);
    await button("Weiter zur Vorschau").click();
    await page.getByRole("heading", { name: "Das würde sich ändern" }).waitFor();
    expect([await countOf("Neu"), await countOf("Geändert"), await countOf("Unverändert")]).toEqual([
      "0",
      "1",
      "400",
    ]);
    await expectSound(page);
    await button("1 Person importieren").click();

    await page.getByRole("heading", { name: "Der Import ist fertig" }).waitFor();
    expect(await countOf("Geändert")).toBe("1");
  });

  it("leave, after a question that says what becomes of user and articles", async () => {
    await page.goto(profile);
    await page.getByRole("heading", { name: "Zdenka Überts-Berger" }).waitFor();
    await button("Löschen").click();
    const question = page.getByRole("dialog", { name: "Zdenka Überts-Berger löschen?" });
    await question.getByText(/Artikel und Beiträge bleiben/).waitFor();
    await expectSound(page);
    await question.getByRole("button", { name: "Profil löschen" }).click();

    await page.getByText("1-15 von 400").waitFor();
    const all = await readRows(page, employees.list);
    expect(all.filter(({ firstname }) => firstname === "Zdenka")).toEqual([]);
  });
});
