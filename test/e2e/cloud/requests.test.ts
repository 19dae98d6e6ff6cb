import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
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
let asker: Page;
let client: Page;

beforeAll(async () => {
  asker = await browser.visit({ width: 1440 });
  client = await browser.visit({ width: 400, hasTouch: true });
});

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

const upload = async (to: string, name: string) => {
  const file = { name, mimeType: "application/pdf", buffer: Buffer.from(aPdf()) };
  await client.getByLabel(`Dateien auswählen: ${to}`).setInputFiles(file);
  await client.getByRole("listitem").filter({ hasText: name }).getByText("Angekommen").waitFor();
};

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
