import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { withBrowser } from "../browser.ts";
import { type Mail, mailsIn } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { readRows } from "../read-rows.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const TITLE = "Geringwertigkeitsgrenzenanpassungsverordnung: was ab Jänner gilt";
const URL_TITLE = "gwg-grenze";
const TAG = "Rechnungswesen";
const browser = withBrowser();
const portal = withPortal("empty");
let editor: Page;
let reader: Page;

beforeAll(async () => {
  editor = await browser.visit({ width: 1440 });
  reader = await browser.visit({ width: 800, hasTouch: true });
  await signIn(editor, portal.url, "redaktion");
  await signIn(reader, portal.url, "mitarbeiter");
});

const button = (name: string | RegExp) => editor.getByRole("button", { name });
/** Chooses from a field whose input lies hidden in what one clicks. */
const pick = async (page: Page, label: string, option: string | RegExp) => {
  await page
    .locator(".p-dropdown")
    .filter({ has: page.getByLabel(label) })
    .click();
  await page.getByRole("option", { name: option }).click();
};
const state = () => editor.getByRole("region", { name: "Status" });

const save = async () => {
  const saved = editor.waitForResponse((reply) => ["POST", "PUT"].includes(reply.request().method()));
  await button("Speichern").click();
  return (await saved).status();
};

/** Types a date as the field wants it: TT.MM.JJJJ HH:mm. */
const appearOn = async (date: string) => {
  const field = editor.getByRole("textbox", { name: "Erscheint am" });
  await field.fill(date);
  await field.blur();
};

const release = async (places: RegExp[] = []) => {
  await state().getByRole("button", { name: "Zur Prüfung geben …" }).click();
  const asking = editor.getByRole("dialog", { name: "Zur Prüfung geben" });
  await asking.getByRole("checkbox", { name: /^Alle/ }).uncheck();
  await asking.getByText(/^Niemand wird benachrichtigt/).waitFor();
  await asking.getByRole("button", { name: "Zur Prüfung geben" }).click();
  await state().getByText("In Prüfung", { exact: true }).waitFor();
  await state().getByRole("button", { name: "Freigeben" }).click();
  await state().getByText("Freigegeben", { exact: true }).waitFor();
  await state().getByRole("button", { name: "Veröffentlichen …" }).click();
  const dialog = editor.getByRole("dialog", { name: "Artikel veröffentlichen" });
  for (const place of places) await dialog.getByRole("checkbox", { name: place }).check();
  await dialog.getByRole("button", { name: "Veröffentlichen" }).click();
  await state().getByText("Veröffentlicht", { exact: true }).waitFor();
};

const announcements = async (): Promise<Mail[]> =>
  (await mailsIn(portal.inboxUrl)).filter(({ subject }) => subject.includes(TITLE));

describe("articles", () => {
  inSteps();

  it("are written with all their fields, and released for a day to come", async () => {
    await editor.goto(`${portal.url}/news/articles/new`);
    await editor.getByLabel("Titel").first().fill(TITLE);
    await editor.getByLabel("Kurzfassung").fill("Die Grenze steigt; was das für Anschaffungen heißt.");
    await editor.getByLabel("Thema").fill(TAG);
    await editor.getByLabel("Steuerlicher Begriff").fill("§ 13 EStG");
    await editor.getByLabel("Adresse").fill(URL_TITLE);
    await editor.getByLabel("Beschreibung für Suchmaschinen").fill("Die neue Grenze in Kürze.");
    await pick(editor, "Veröffentlicht auch von", /Lindner/);
    await appearOn("24.12.2099 08:00");
    await expectSound(editor);

    expect(await save()).toBe(201);

    await editor.getByText(/^Gespeichert um/).waitFor();
    await release();
    await editor.reload();
    expect(await editor.getByLabel("Steuerlicher Begriff").inputValue()).toBe("§ 13 EStG");
    const offices = editor.getByRole("list", { name: "Veröffentlicht auch von" });
    await offices.getByRole("button", { name: /^Lindner.* entfernen$/ }).waitFor();
  });

  it("are shown to nobody before that day, in no list and at no address", async () => {
    await reader.goto(`${portal.url}/news`);
    await reader.getByText("Hier stehen Artikel, sobald der erste veröffentlicht ist.").waitFor();
    expect(await readRows(reader, news.articles.internal)).toEqual([]);
    expect(await readRows(reader, news.articles.list)).toEqual([]);

    await reader.goto(`${portal.url}/news/articles/${URL_TITLE}`);

    await reader.getByRole("heading", { level: 1, name: "Seite nicht gefunden" }).waitFor();
    browser.expected(/404/);
    await editor.goto(`${portal.url}/news/articles/${URL_TITLE}`);
    await editor.getByText("Dieser Artikel erscheint am 24.12.2099, 08:00.").waitFor();
    await expectSound(editor);
  });

  it("are there as soon as the day is an earlier one", async () => {
    await editor.getByRole("button", { name: "Artikel bearbeiten" }).click();
    await appearOn("20.11.2025 08:00");
    expect(await save()).toBe(200);

    await reader.goto(`${portal.url}/home`);
    await reader.getByRole("link", { name: TITLE }).click();

    await reader.getByRole("heading", { level: 1, name: TITLE }).waitFor();
    await reader.getByText("§ 13 EStG").waitFor();
    await expectSound(reader);
  });

  it("begin as a copy that is not saved before somebody does so", async () => {
    await editor.goto(`${portal.url}/news/articles`);
    await button(`Aktionen für ${TITLE}`).click();
    await editor.getByRole("menuitem", { name: "Kopieren" }).click();
    await editor.getByRole("heading", { level: 1, name: "Kopie eines Artikels" }).waitFor();
    expect(await editor.getByLabel("Titel").first().inputValue()).toBe(`${TITLE} (Kopie)`);
    expect(await readRows(editor, news.articles.list)).toHaveLength(1);

    await editor.getByLabel("Adresse").fill(URL_TITLE);
    expect(await save()).toBe(409);

    browser.expected(/409/);
    const address = editor.getByLabel("Adresse");
    await expect.poll(() => address.getAttribute("aria-invalid")).toBe("true");
    const described = (await address.getAttribute("aria-describedby"))?.split(" ").at(-1);
    expect(await editor.locator(`[id="${described}"]`).innerText()).toContain(
      "Diese Adresse hat schon ein anderer Artikel.",
    );
    await expectSound(editor);
    await address.fill("eine-andere-adresse");
    await editor.getByLabel("Thema").fill("Steuern");
    expect(await save()).toBe(201);
    await editor.waitForURL(/\/edit$/);
    await release([/^Öffentlich/]);
  });

  it("keep the address that the public knows", async () => {
    const address = editor.getByLabel("Adresse");
    await editor.getByText("Die Adresse bleibt gleich, weil der Artikel öffentlich ist.").waitFor();

    expect(await address.getAttribute("readonly")).not.toBeNull();
  });

  it("are narrowed in the archive by filters that survive a reload and going back", async () => {
    await reader.goto(`${portal.url}/news`);
    await reader.getByText("1-2 von 2").waitFor();
    await pick(reader, "Thema", `${TAG} (1)`);
    await reader.getByText("1-1 von 1").waitFor();
    expect(new URL(reader.url()).search).toBe(`?tag=${TAG}`);
    await expectSound(reader);

    await reader.reload();
    await reader.getByText("1-1 von 1").waitFor();
    await reader.getByRole("link", { name: TITLE, exact: true }).click();
    await reader.getByRole("heading", { level: 1, name: TITLE }).waitFor();
    await reader.goBack();

    await reader.getByText("1-1 von 1").waitFor();
    await reader.getByRole("button", { name: `Filter Thema: ${TAG} entfernen` }).click();
    await reader.getByText("1-2 von 2").waitFor();
    await reader.goBack();
    await reader.getByText("1-1 von 1").waitFor();
  });

  it("are announced once to everybody who wants it, with a link that leads there", async () => {
    const everybody = await readRows(editor, organisations.employees.list);
    const wanted = everybody.flatMap(({ email, notifyAboutNewsArticles }) =>
      email && notifyAboutNewsArticles ? [email] : [],
    );
    expect(wanted.length).toBeGreaterThan(0);

    await portal.runSchedule("article-announcer");

    // The copy is an article of its own, and announced as one.
    await expect.poll(announcements).toHaveLength(2 * wanted.length);

    const mails = await announcements();
    const ofFirst = mails.filter(({ subject }) => subject === `Neuer Artikel: ${TITLE}`);
    expect(ofFirst.flatMap(({ destination }) => destination.to).toSorted()).toEqual(wanted.toSorted());
    const link = `${portal.url}/news/articles/${URL_TITLE}`;
    expect(ofFirst.every(({ body }) => body.text.includes(link) && body.html.includes(link))).toBe(true);
    await reader.goto(link);
    await reader.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  });
});
