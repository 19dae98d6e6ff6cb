import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PART_SIZE } from "../../../shared/files/parts.ts";
import { aPdf } from "../../support/files.builder.ts";
import { withBrowser } from "../browser.ts";
import { mailsIn } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { expectTouchable } from "../page-targets.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const EMAIL = "max.maier@client.example";
const REASON = "Seite 2 fehlt";

const browser = withBrowser({ expects: [/status of 404/] });
const portal = withPortal();
const folder = mkdtempSync(join(tmpdir(), "paper-requests-"));
let asker: Page;
let client: Page;

beforeAll(async () => {
  asker = await browser.visit({ width: 1440 });
  client = await browser.visit({ width: 400, hasTouch: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => asker.getByRole("dialog");

const mailAbout = (subject: RegExp) =>
  vi.waitFor(
    async () => {
      const mails = await mailsIn(portal.inboxUrl);
      const found = mails.find((mail) => mail.destination.to.includes(EMAIL) && subject.test(mail.subject));
      if (!found) throw new Error("The mail has not come yet.");
      return found;
    },
    { timeout: 20_000 },
  );

const line = (name: string) => client.getByRole("listitem").filter({ hasText: name });
const choose = (to: string, file: Parameters<Locator["setInputFiles"]>[0]) =>
  client.getByLabel(`Dateien auswählen: ${to}`).setInputFiles(file);

const upload = async (to: string, name: string) => {
  await choose(to, { name, mimeType: "application/pdf", buffer: Buffer.from(aPdf()) });
  await line(name).getByText("Angekommen").waitFor();
};

const numberOf = (address: string) => new URL(address).searchParams.get("partNumber");

/** The numbers of those that get through to the bucket. */
const partsSent = () => {
  const sent: (string | null)[] = [];
  client.on("requestfinished", (request) => {
    if (request.method() === "PUT" && numberOf(request.url())) sent.push(numberOf(request.url()));
  });
  return sent;
};

const loseFrom = (part: number) =>
  client.route(
    (url) => Number(numberOf(url.href)) >= part,
    (route) => route.abort(),
  );

describe("papers that a client is asked for", () => {
  inSteps();

  it("are asked for by a mail that is shown before", async () => {
    await signIn(asker, portal.url, "admin", "/cloud");
    await button(asker, "Aktionen für Checklisten").click();
    await asker.getByRole("menuitem", { name: "Unterlagen anfordern" }).click();
    await dialog().getByLabel("Worum geht es?").fill("Jahresabschluss 2025");
    await dialog().getByLabel("Was Sie brauchen").fill("Lohnzettel 2025: alle Seiten\nKontoauszüge Oktober");
    await dialog().getByLabel("Name des Mandanten").fill("Max Maier");
    await dialog()
      .getByRole("textbox", { name: /^E-Mail/ })
      .fill(EMAIL);
    await dialog().getByText("Guten Tag Max Maier,").waitFor();
    await expectSound(asker);

    await button(asker, "Anfordern und E-Mail senden").click();

    await asker.getByText("Max Maier bekommt die E-Mail mit dem Link.").waitFor();
  });

  it("are uploaded by phone from the link of the mail, without signing in", async () => {
    const mail = await mailAbout(/^Bitte um Unterlagen/);
    const [, link = ""] = /href="([^"]*\/v1\/public\/requests\/[^"]*)"/.exec(mail.body.html) ?? [];
    await client.goto(link);
    await client.getByRole("heading", { level: 1, name: "Jahresabschluss 2025" }).waitFor();
    await client.getByText("alle Seiten").waitFor();
    await expectSound(client);
    await expectTouchable(client);

    await upload("Lohnzettel 2025", "lohnzettel.pdf");
    await upload("Kontoauszüge Oktober", "konto.pdf");
    await expectSound(client);
    await button(client, "Fertig").click();

    await client.getByText(/^Sie haben am .* Bescheid gegeben/).waitFor();
  });

  it("go on after a lost connection and after a reload, with what is missing alone", async () => {
    browser.expected(/net::ERR_/);
    const scan = join(folder, "scan.pdf");
    const bytes = Buffer.alloc(2 * PART_SIZE + 1000, 7);
    bytes.set(aPdf());
    writeFileSync(scan, bytes);
    const sent = partsSent();
    client.once("dialog", (dialog) => void dialog.accept());

    await loseFrom(2);
    await choose("Lohnzettel 2025", scan);
    await button(client, "Noch einmal: scan.pdf").waitFor();
    await client.unrouteAll();
    await loseFrom(3);
    await button(client, "Noch einmal: scan.pdf").click();
    await line("scan.pdf").getByText("Die Verbindung ist unterbrochen.").waitFor();
    await expectSound(client);
    await client.reload();
    await line("scan.pdf").getByText("wählen Sie dieselbe Datei noch einmal aus").waitFor();
    await client.unrouteAll();
    await choose("Lohnzettel 2025", scan);

    await line("scan.pdf").getByText("Angekommen").waitFor();
    expect(sent).toEqual(["1", "2", "3"]);
    expect(await line("scan.pdf").count()).toBe(1);
  });

  it("are accepted, or go back to the client with a reason", async () => {
    await asker.goto(`${portal.url}/home`);
    const request = asker.getByRole("link", { name: "Jahresabschluss 2025" });
    const scrolled = async () => {
      await asker.keyboard.press("End");
      return request.count();
    };
    await expect.poll(scrolled, { timeout: 20_000 }).toBe(1);
    await request.click();
    await button(asker, "lohnzettel.pdf annehmen").click();
    await asker.getByText("Angenommen").waitFor();
    await button(asker, "konto.pdf zurück an den Mandanten").click();
    await dialog().getByText(EMAIL).waitFor();
    await dialog().getByLabel("Grund").fill(REASON);
    await button(asker, "Zurückgeben und E-Mail senden").click();

    await asker.getByText("Zurückgegeben").waitFor();
    await expectSound(asker);
    expect((await mailAbout(/^Bitte noch einmal/)).body.html).toContain(REASON);
  });

  it("show the client what was accepted and what came back, until the request is closed", async () => {
    await client.reload();
    await client.getByText("Angenommen").waitFor();
    await client.getByText(`Bitte noch einmal: ${REASON}`).waitFor();
    await expectSound(client);

    await button(asker, "Abschließen").click();
    await dialog().getByRole("button", { name: "Abschließen" }).click();
    await asker.getByText("Die Anforderung ist abgeschlossen.").waitFor();
    await client.reload();

    await client.getByRole("heading", { name: "Diese Anforderung gibt es nicht oder nicht mehr." }).waitFor();
    await expectSound(client);
  });
});
