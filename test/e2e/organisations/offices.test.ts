import { Transformer } from "@napi-rs/image";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { fillSignIn, signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
});

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (name: string | RegExp) => page.getByRole("textbox", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const dialog = () => page.getByRole("dialog");

const aPicture = async () => ({
  name: "haus.png",
  mimeType: "image/png",
  buffer: Buffer.from(await Transformer.fromRgbaPixels(Buffer.alloc(640 * 360 * 4, 0x99), 640, 360).png()),
});

/** The names of the links as they stand on the page. */
const linkNames = async () => {
  const names = await page
    .getByRole("list", { name: "Links", exact: true })
    .getByRole("link")
    .allInnerTexts();
  return names.map((name) => name.split("\n")[0]?.replace(/ \(.*/, "").trim());
};

const addLink = async (name: string, url: string) => {
  await button("Link hinzufügen").click();
  await field(/^Bezeichnung/).fill(name);
  await field(/^Webadresse/).fill(url);
  await dialog().getByRole("button", { name: "Speichern" }).click();
  await dialog().waitFor({ state: "detached" });
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).waitFor();
};

describe("the technical contact", () => {
  it("is found from every page's foot, by those who are not signed in after they have", async () => {
    const visitor = await browser.visit({ width: 800, hasTouch: true });
    await visitor.goto(`${portal.url}/organisations/1`);
    await fillSignIn(visitor, "mitarbeiter");
    await visitor.waitForURL("**/organisations/1");
    await visitor.getByRole("heading", { level: 1, name: "Lindner & Partner St. Pölten" }).waitFor();

    await visitor.goto(`${portal.url}/news`);
    await visitor.getByRole("heading", { level: 1 }).waitFor();
    // The foot moves as long as the page grows; the keyboard does not mind.
    await visitor.getByRole("link", { name: "Technischer Kontakt" }).press("Enter");

    await visitor.waitForURL("**/organisations/1");
    await visitor.getByRole("heading", { level: 1, name: "Lindner & Partner St. Pölten" }).waitFor();
    expect(await visitor.getByRole("button", { name: "Bearbeiten" }).count()).toBe(0);
    await expectSound(visitor);
  });
});

describe("an office, at 1440 px", () => {
  inSteps();

  it("is made by an administrator", async () => {
    await signIn(page, portal.url, "admin", "/organisations");
    await button("Neue Kanzlei").click();
    await heading("Neue Kanzlei").waitFor();
    await field(/^Name\s?\*?$/).fill("Kanzlei Melk");
    await field("Ort").fill("Melk");
    await field(/^Website$/).fill("www.melk.example");
    await field("Beschreibung, Deutsch").fill("Wir beraten im Westen.");
    await field("Beschreibung, Englisch").fill("We advise in the west.");
    await page.getByRole("checkbox", { name: "Nexia-Mitglied" }).check();
    await expectSound(page);
    await button("Speichern").click();
    await button("Ansehen").click();

    await heading("Kanzlei Melk").waitFor();
    await page.getByRole("tab", { name: "Englisch" }).click();
    await page.getByText("We advise in the west.").waitFor();
    const homepage = page.getByRole("link", { name: /^melk\.example/ });
    expect(await homepage.getAttribute("href")).toBe("https://www.melk.example");
    await expectSound(page);
  });

  it("gets a picture, which every list shows", async () => {
    const taken = page.waitForResponse(
      (reply) => reply.url().endsWith("/pictures") && reply.request().method() === "PUT",
    );
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await aPicture());
    expect((await taken).status()).toBe(200);

    const pictures = page.getByRole("img", { name: "Bild von Kanzlei Melk" });
    await pictures.first().waitFor();
    await expect.poll(() => pictures.count()).toBe(2);
  });

  it("gets links, put in order by keyboard, which stays", async () => {
    await addLink("Kammer", "kammer.example");
    await addLink("Handbuch", "https://handbuch.example");
    await expect.poll(linkNames).toEqual(["Kammer", "Handbuch"]);
    const ordered = page.waitForResponse((reply) => reply.url().endsWith("/links/order"));
    await button("Handbuch nach oben").press("Enter");
    expect((await ordered).status()).toBe(200);

    await page.reload();
    await button("Handbuch nach unten").waitFor();

    await expect.poll(linkNames).toEqual(["Handbuch", "Kammer"]);
  });

  it("loses a link, and gets it back", async () => {
    await button("Kammer entfernen").click();
    await page.getByText("Der Link „Kammer“ ist gelöscht.").waitFor();
    await expect.poll(linkNames).toEqual(["Handbuch"]);

    await button("Rückgängig").click();

    await expect.poll(linkNames).toEqual(["Handbuch", "Kammer"]);
  });

  it("is changed, and what is wrong is said beside its field", async () => {
    await button("Bearbeiten").click();
    await heading("Kanzlei Melk bearbeiten").waitFor();
    await field("E-Mail").fill("keine");
    await button("Speichern").click();
    await page.getByText("Das ist keine gültige E-Mail-Adresse.", { exact: true }).waitFor();
    await field("E-Mail").fill("office@melk.example");
    await button("Speichern").click();
    await page.getByText(/^Gespeichert um/).waitFor();

    await button("Abbrechen").click();

    await page.getByRole("link", { name: "office@melk.example" }).waitFor();
  });

  it("names a client, who is found, changed and deleted", async () => {
    await button("Kunden").click();
    await page.getByText("Hier stehen die Kunden, die diese Kanzlei als Referenz nennt.").waitFor();
    await expectSound(page);
    await button("Neuer Kunde").first().click();
    await dialog().getByRole("textbox", { name: /^Name/ }).fill("Bäckerei Krume");
    await dialog().getByRole("button", { name: "Speichern" }).click();
    await dialog().waitFor({ state: "detached" });
    const row = page.getByRole("row").filter({ hasText: "Bäckerei Krume" });
    await row.waitFor();

    await button("Aktionen für Bäckerei Krume").click();
    await page.getByRole("menuitem", { name: "Bearbeiten" }).click();
    await dialog().getByRole("textbox", { name: "Ort" }).fill("Melk");
    await dialog().getByRole("button", { name: "Speichern" }).click();
    await row.filter({ hasText: "Melk" }).waitFor();

    await button("Aktionen für Bäckerei Krume").click();
    await page.getByRole("menuitem", { name: "Löschen" }).click();
    await dialog().getByText("„Bäckerei Krume“ wird aus den Referenzen der Kanzlei gelöscht.").waitFor();
    await dialog().getByRole("button", { name: "Löschen" }).click();
    await row.waitFor({ state: "detached" });
  });

  it("stands in the list as a card and as a row", async () => {
    await page.getByRole("navigation").getByRole("link", { name: "Kanzleien" }).click();
    const card = page.getByRole("article").filter({ hasText: "Kanzlei Melk" });
    await card.locator("img").waitFor();
    await page.getByText("Tabelle", { exact: true }).click();
    await page.waitForURL("**/organisations?ansicht=tabelle");

    await page.getByRole("row").filter({ hasText: "Kanzlei Melk" }).getByText("Nexia-Mitglied").waitFor();
    await expectSound(page);
  });
});

describe("at 400 px, by night", () => {
  it.each(["", "/1", "/1/edit", "/1/customers"])(
    "what an administrator sees is open to everybody: /organisations%s",
    async (below) => {
      const visitor = await browser.visit({ width: 400, hasTouch: true, colorScheme: "dark" });
      await signIn(visitor, portal.url, "admin", `/organisations${below}`);

      await expectSound(visitor);
    },
  );
});
