import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { withBrowser } from "../browser.ts";
import { mailsIn } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { readRows } from "../read-rows.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const DRAFT = "Klientenbrief Innsbruck";
const SENT = "Klientenbrief Graz";
/** Milliseconds for a few hundred mails, where others use the machine, too. */
const SENDING = { timeout: 90_000 };

const browser = withBrowser();
const portal = withPortal();
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440, acceptDownloads: true });
  await signIn(page, portal.url, "redaktion", "/news/newsletters");
});

const button = (name: string | RegExp) => page.getByRole("button", { name });
const region = (name: string) => page.getByRole("region", { name });
const dialog = (name: string) => page.getByRole("dialog", { name });

const newsletterNamed = async (title: string) => {
  const found = (await readRows(page, news.newsletters.list)).find((one) => one.title === title);
  if (!found) throw new Error(`There is no newsletter ${title}`);
  return found;
};

const openNewsletter = async (title: string) => {
  const { id } = await newsletterNamed(title);
  await page.goto(`${portal.url}/news/newsletters/${id}`);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  return id;
};

/** Calls as the page itself does, one after the other and without the moments that hands need. */
const putAtOnce = (paths: readonly string[], method = "PUT") =>
  page.evaluate(
    async ([verb, wanted]) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const statuses: number[] = [];
      for (const path of wanted) {
        const answer = await fetch(path, { method: verb, headers: { "X-XSRF-TOKEN": token } });
        statuses.push(answer.status);
      }
      return statuses;
    },
    [method, paths] as const,
  );

describe("the tools of a newsletter, at 1440 px", () => {
  inSteps();

  it("plan it for a time that the button says, and send nothing before", async () => {
    await page.getByRole("link", { name: DRAFT }).click();
    await button("Ansehen").click();
    await button("Senden …").click();
    await button("Weiter zu den Empfängern").click();
    await page.getByText(/ausgeschlossen: warum\?$/).click();
    await page.getByText("Anmeldung noch nicht bestätigt").waitFor();
    await expectSound(page);
    await button("Weiter zum Bestätigen").click();
    await page.getByRole("radio", { name: "Später" }).check();
    const time = page.getByRole("textbox", { name: /Zeitpunkt/ });
    await time.fill("01.02.2026 08:00");
    await button(/planen$/).click();
    await page.getByText("Der Zeitpunkt muss in der Zukunft liegen.").waitFor();
    await expectSound(page);
    const year = new Date().getFullYear() + 1;
    await time.fill(`07.01.${year} 08:30`);

    await button(`Für 07.01.${year}, 08:30 planen`).click();

    await region("Geplanter Versand").getByText(`Geplant für 07.01.${year}, 08:30`).waitFor();
    await expectSound(page);
    await page.getByRole("link", { name: "Newsletter", exact: true }).click();
    const row = page.getByRole("row").filter({ hasText: DRAFT });
    await row.getByText("Geplant", { exact: true }).waitFor();
    expect(await row.innerText()).toContain(`für 07.01.${year}, 08:30`);
    const { id } = await newsletterNamed(DRAFT);
    const phone = await browser.visit({ width: 400, hasTouch: true });
    await signIn(phone, portal.url, "redaktion", `/news/newsletters/${id}`);
    await phone.getByRole("region", { name: "Geplanter Versand" }).waitFor();
    await expectSound(phone);
    await phone.context().close();
    expect(await mailsIn(portal.inboxUrl)).toEqual([]);
  });

  it("take that back, and let it be edited again", async () => {
    const id = await openNewsletter(DRAFT);
    await page.goto(`${portal.url}/news/newsletters/${id}/edit`);
    await region("Geplanter Versand").waitFor();

    await button("Planung aufheben").click();

    await page.getByText("Noch nicht gesendet.").waitFor();
    await button("Bearbeiten").click();
    await page.getByLabel("Betreff").waitFor();
    expect((await newsletterNamed(DRAFT)).scheduledAt).toBeNull();
  });

  it("keep it from being deleted while it is being sent", async () => {
    const id = await openNewsletter(DRAFT);
    await region("Vorschau").waitFor();
    const path = `/v1/news/newsletters/${id}`;
    // So slow that it can be stopped on its way.
    await portal.stage({ delayMs: 2_000, times: 1_000 });
    expect(await putAtOnce([`${path}/publish`, `${path}/pause`])).toEqual([200, 200]);
    await portal.clearFaults();
    await page.reload();
    await region("Versand").getByText("Angehalten", { exact: true }).waitFor();

    expect(await button("Löschen (erst nach dem Versand möglich)").isDisabled()).toBe(true);
    await expectSound(page);
    expect(await putAtOnce([`/v1/news_new/newsletters/${id}`], "DELETE")).toEqual([422]);
    browser.expected(/422/);
  });

  it("go on with it, and send it to all again when one asks for that", async () => {
    await button("Fortsetzen").click();
    await region("Versand").getByText("Gesendet", { exact: true }).waitFor(SENDING);
    const once = (await mailsIn(portal.inboxUrl)).length;

    await button("Noch einmal senden …").click();
    await dialog("Noch einmal senden")
      .getByRole("radio", { name: /^Alle noch einmal/ })
      .check();
    await expectSound(page);
    await button(/^Noch einmal an [\d.]+ Personen senden$/).click();
    await dialog("Noch einmal senden").waitFor({ state: "hidden" });
    await region("Versand").getByText("Gesendet", { exact: true }).waitFor(SENDING);

    await expect.poll(async () => (await mailsIn(portal.inboxUrl)).length, SENDING).toBe(once * 2);
  });

  it("show the mail it was sent with", async () => {
    const mail = region("Gesendete Nachricht");

    await mail.getByRole("radio", { name: "Telefon" }).check();

    await page.frameLocator("iframe").getByRole("heading", { level: 1, name: DRAFT }).waitFor();
    await expectSound(page);
  });

  it("find single mails by what became of them and by name", async () => {
    await openNewsletter(SENT);
    const list = region("Einzelne Nachrichten").last();
    await page.getByRole("link", { name: "Fehlgeschlagene zeigen" }).click();
    await list.getByText("1-2 von 2").waitFor();
    expect(await list.getByText("Gesendet", { exact: true }).count()).toBe(0);
    await button("Zurücksetzen").first().click();
    await list.getByText("1-15 von 388").waitFor();

    await list.getByRole("searchbox", { name: "Suchen" }).fill("steiner barbara");

    await list.getByText("1-1 von 1").waitFor();
    expect(await list.getByRole("row").last().innerText()).toContain("Barbara Steiner");
    await button("Zurücksetzen").first().click();
    await list.getByText("1-15 von 388").waitFor();
  });

  it("save them as CSV, as far as the filters leave them", async () => {
    const saved = async () => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        button("Als CSV speichern").click(),
      ]);
      expect(download.suggestedFilename()).toBe("versand-klientenbrief-graz.csv");
      return (await readFile(await download.path(), "utf8")).split("\r\n");
    };

    const all = await saved();
    await page.getByRole("link", { name: "Fehlgeschlagene zeigen" }).click();
    await page.getByText("1-2 von 2").waitFor();
    const failed = await saved();

    expect(all[0]).toBe("\uFEFFName;E-Mail;Art;Status;Zeit;Zugestellt;Fehler");
    expect(all).toHaveLength(389);
    expect(failed).toHaveLength(3);
    expect(failed[1]).toMatch(
      /;(Klienten|Externe|Mitarbeiter);Fehlgeschlagen;\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d;;/,
    );
    await expectSound(page);
  });

  it("send once more to just those whose mail failed", async () => {
    const before = (await mailsIn(portal.inboxUrl)).length;
    await button("Fehlgeschlagene wiederholen …").click();
    await expectSound(page);

    await button("An 2 Personen noch einmal senden").click();

    await page.getByRole("link", { name: "Fehlgeschlagene zeigen" }).waitFor({ state: "hidden", ...SENDING });
    await region("Versand").getByText("Gesendet", { exact: true }).waitFor(SENDING);
    await expect.poll(async () => (await mailsIn(portal.inboxUrl)).length, SENDING).toBe(before + 2);
  });

  it("copy it as a draft, and delete the copy after asking", async () => {
    const copy = `${SENT} (Kopie)`;
    await openNewsletter(SENT);
    await button("Kopieren").click();
    await page.getByRole("heading", { level: 1, name: "Kopie eines Newsletters" }).waitFor();
    expect(await page.getByLabel("Betreff").inputValue()).toBe(copy);
    await button("Speichern").click();
    await page.getByText(/^Gespeichert um/).waitFor();
    await openNewsletter(copy);
    await button("Löschen").click();
    await dialog("Newsletter löschen?").waitFor();
    await expectSound(page);

    await dialog("Newsletter löschen?").getByRole("button", { name: "Löschen" }).click();

    await page.getByText(`„${copy}“ ist gelöscht.`).waitFor();
    const titles = (await readRows(page, news.newsletters.list)).map(({ title }) => title);
    expect(titles).toContain(SENT);
    expect(titles).not.toContain(copy);
  });
});
