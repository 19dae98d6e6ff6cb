import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SendDetail } from "../../../shared/news/newsletter.ts";
import { sending } from "../../../shared/news/sending.contract.ts";
import { withBrowser } from "../browser.ts";
import { type Mail, mailsIn, timesByAddress } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { type PortalProcess, startPortal } from "../portal-process.ts";
import { readRows } from "../read-rows.ts";
import { seededData } from "../seeded-data.ts";
import { fillSignIn, signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const TITLE = "Umsatzsteuervoranmeldungszeitraumänderungsverordnung: was ab Jänner gilt";
const SUBJECT = "Steuernews für den Jänner";
/** Milliseconds for 5,000 mails, where others use the machine, too. */
const SENDING = 150_000;

const browser = withBrowser();
const dataDir = mkdtempSync(join(tmpdir(), "main-job-"));
let portal: PortalProcess;
let page: Page;
let mails: readonly Mail[] = [];
let ledger: readonly SendDetail[] = [];
let promised = 0;

beforeAll(async () => {
  cpSync(await seededData(), dataDir, { recursive: true });
  portal = await startPortal({ dataDir });
  page = await browser.visit({ width: 1440, reducedMotion: "no-preference" });
});

afterAll(async () => {
  await portal?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const button = (name: string | RegExp) => page.getByRole("button", { name });
const saved = () => page.getByText(/^Gespeichert um/).waitFor();

/** What the inbox holds, but for the mails that announce the article a minute after its release. */
const newsletterMails = async () =>
  (await mailsIn(portal.inboxUrl)).filter(({ subject }) => !subject.includes(TITLE));

const unsubscribeLinkIn = (text: string) =>
  /<(http\S+\/subscriptions\/unsubscribe\?token=\S+)>/.exec(text)?.[1];

/** What the list of subscribers says of one. */
const stateOfSubscriber = async (email: string) => {
  await page.goto(`${portal.url}/news/subscribers`);
  await page.getByRole("searchbox", { name: "Suchen" }).fill(email);
  await page.getByText("1-1 von 1").waitFor();
  return page.getByRole("row").last().innerText();
};

/** The only number of a kind in a sentence: "An 4.812 Personen senden". */
const numberIn = (text: string) => Number(/[\d.]+/.exec(text)?.[0].replaceAll(".", ""));

describe("the main job, at 1440 px", () => {
  inSteps();

  it("signs in", async () => {
    await page.goto(portal.url);
    await page.waitForURL(/\/login/);
    await expectSound(page);

    await fillSignIn(page, "redaktion");
    await page.getByRole("heading", { level: 1 }).waitFor();

    await expectSound(page);
  });

  it("writes an article", async () => {
    await page.getByRole("link", { name: "Artikel", exact: true }).click();
    await button("Neuer Artikel").click();
    await page.getByLabel("Titel").first().fill(TITLE);
    await page.getByLabel("Kurzfassung").fill("Neue Fristen und ein neues Formular.");
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await text.click();
    await page.keyboard.type("Ab Jänner gilt ");
    await button("Fett").click();
    await page.keyboard.type("die neue Frist");
    await button("Fett").click();
    await page.keyboard.type(".");
    await page.keyboard.press("Enter");
    await button("Aufzählung").click();
    await page.keyboard.type("bis zum 15. des Folgemonats");
    await expectSound(page);
    expect(page.url()).toMatch(/\/news\/articles\/new$/);

    await button("Speichern").click();

    await saved();
    await page.waitForURL(/\/news\/articles\/[^/]+\/edit$/);
    expect(await text.innerHTML()).toContain("<strong>die neue Frist</strong>");
  });

  it("brings it through its states to its release for newsletters", async () => {
    const state = page.getByRole("region", { name: "Status" });

    await state.getByRole("button", { name: "Zur Prüfung geben …" }).click();
    const asking = page.getByRole("dialog", { name: "Zur Prüfung geben" });
    await asking.getByRole("checkbox", { name: /^Alle/ }).uncheck();
    await asking.getByText(/^Niemand wird benachrichtigt/).waitFor();
    await asking.getByRole("button", { name: "Zur Prüfung geben" }).click();
    await state.getByText("In Prüfung", { exact: true }).waitFor();
    await state.getByRole("button", { name: "Freigeben" }).click();
    await state.getByText("Freigegeben", { exact: true }).waitFor();
    await state.getByRole("button", { name: "Veröffentlichen …" }).click();
    const dialog = page.getByRole("dialog", { name: "Artikel veröffentlichen" });
    await dialog.getByRole("checkbox", { name: /^Newsletter/ }).check();
    await expectSound(page);
    await dialog.getByRole("button", { name: "Veröffentlichen" }).click();

    await state.getByText("Veröffentlicht", { exact: true }).waitFor();
    expect(await state.innerText()).toContain("Intern, Newsletter");
  });

  it("shows it to its readers, whose screens may be narrower than its words", async () => {
    const reader = await browser.visit({ width: 400 });
    await signIn(reader, portal.url, "mitarbeiter", "/home");
    await reader.getByRole("link", { name: TITLE }).waitFor();
    await expectSound(reader);

    await reader.getByRole("link", { name: TITLE }).click();

    await reader.getByRole("heading", { level: 1, name: TITLE }).waitFor();
    await expectSound(reader);
    expect(await reader.getByRole("article").innerText()).toContain("die neue Frist");
  });

  it("composes a newsletter from it and sees how many people it will reach", async () => {
    await page.getByRole("link", { name: "Newsletter", exact: true }).click();
    await button("Neuer Newsletter").click();
    await page.getByLabel("Betreff").fill(SUBJECT);
    await page.getByLabel("Vorschautext").fill("Fristen, Formulare und was sich ändert.");
    await page.getByRole("searchbox", { name: "Artikel hinzufügen" }).fill("umsatzsteuervoranm");
    await button(`${TITLE} hinzufügen`).click();
    await page.getByRole("searchbox", { name: "Artikel hinzufügen" }).fill("");
    const found = page.getByRole("listitem").filter({ hasNotText: "erscheint" });
    await found
      .getByRole("button", { name: / hinzufügen$/ })
      .first()
      .click();
    await button(`${TITLE} nach unten`).click();
    for (const name of ["Klienten", "Externe", "Steuern", "Ärzte", "Alle Mitarbeiter"])
      await page.getByRole("checkbox", { name, exact: true }).check();
    const recipients = page.getByRole("region", { name: "Empfänger" });
    await recipients.getByText(/Mitarbeiter, .* Klienten, .* Externe/).waitFor();
    await page.frameLocator("iframe").getByText(TITLE).waitFor();
    await expectSound(page);

    await button("Speichern").click();

    await saved();
  });

  it("sends it in three steps, the last of which names the number", async () => {
    await button("Weiter zum Senden").click();
    await page.frameLocator("iframe").getByText(TITLE).waitFor();
    await expectSound(page);
    await button("Weiter zu den Empfängern").click();
    await page.getByText(/^.* Mitarbeiter, .* Klienten, .* Externe\. Zusammen .* Personen\.$/).waitFor();
    await expectSound(page);
    await button("Weiter zum Bestätigen").click();
    const send = button(/^An [\d.]+ Personen senden$/);
    promised = numberIn(await send.innerText());
    await expectSound(page);
    expect(promised).toBeGreaterThan(4_000);
    expect(await newsletterMails()).toEqual([]);

    await send.click();

    await page.getByRole("region", { name: "Versand" }).waitFor();
  });

  it("shows how it goes, to the end of all bars", async () => {
    const progress = page.getByRole("region", { name: "Versand" });

    await progress.getByText("Gesendet", { exact: true }).waitFor({ timeout: SENDING });

    const bars = await progress.getByRole("progressbar").all();
    expect(await Promise.all(bars.map((bar) => bar.getAttribute("aria-valuenow")))).toEqual([
      "100",
      "100",
      "100",
      "100",
    ]);
    expect(
      numberIn(
        await progress
          .getByText(/^[\d.]+ von [\d.]+ · 100 %/)
          .first()
          .innerText(),
      ),
    ).toBe(promised);
    await expectSound(page);
  });

  it("lists what became of every single mail", async () => {
    const list = page.getByRole("region", { name: "Einzelne Nachrichten" });
    await list.getByText(`1-15 von ${promised.toLocaleString("de-DE")}`).waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    ledger = await readRows(page, sending.details, id);
    const [, wanted] = ledger.filter(({ type }) => type === "clients");

    await list.getByRole("searchbox", { name: "Suchen" }).fill(wanted?.email ?? "");
    await list.getByText("1-1 von 1").waitFor();

    const row = await list.getByRole("row").last().innerText();
    expect(row).toContain(wanted?.name);
    expect(row).toMatch(/Gesendet.+Klienten/s);
    expect(ledger).toHaveLength(promised);
    expect(ledger.filter(({ state }) => state !== "sent")).toEqual([]);
    await expectSound(page);
  });

  it("has put one mail for each into the inbox, with the name of its reader", async () => {
    mails = await newsletterMails();

    const times = timesByAddress(mails);
    expect(mails).toHaveLength(promised);
    expect(ledger.filter(({ email }) => times.get(email) !== 1)).toEqual([]);
    const nameOf = new Map(ledger.map(({ email, name }) => [email, name]));
    const strangers = mails.filter(({ body, destination }) => {
      const name = nameOf.get(destination.to[0] ?? "");
      return !name || !body.text.includes(name) || !body.html.includes(name);
    });
    expect(strangers).toEqual([]);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set([SUBJECT]));
  });

  it("gives subscribers a way out of it, and employees none", () => {
    const staff = new Set(ledger.filter(({ type }) => type === "employees").map(({ email }) => email));
    const hasWayOut = ({ body, headers }: Mail) =>
      headers.some(({ name }) => name === "List-Unsubscribe") &&
      unsubscribeLinkIn(body.text) !== undefined &&
      body.text.includes("/subscriptions/preferences?token=");
    const hasNone = ({ body, headers }: Mail) =>
      headers.length === 0 && !`${body.text}${body.html}`.includes("/subscriptions/");

    const wrong = mails.filter((mail) =>
      staff.has(mail.destination.to[0] ?? "") ? !hasNone(mail) : !hasWayOut(mail),
    );

    expect(staff.size).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  it("ends a subscription by the button behind the link of a mail, not by opening it", async () => {
    const mail = mails.find(({ body }) => unsubscribeLinkIn(body.text));
    const [email = ""] = mail?.destination.to ?? [];
    const reader = await browser.visit({ width: 400 });

    await reader.goto(unsubscribeLinkIn(mail?.body.text ?? "") ?? "");
    await reader.getByText("vorher ändert sich nichts").waitFor();
    await expectSound(reader);
    expect(await stateOfSubscriber(email)).toContain("Bestätigt");
    await reader.getByRole("button", { name: "Newsletter abbestellen" }).click();
    await reader.getByText("Sie sind abgemeldet.").waitFor();

    await expectSound(reader);
    expect(await stateOfSubscriber(email)).toContain("Abgemeldet");
  });
});
