import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { expectTouchable } from "../page-targets.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name });
const dialog = () => page.getByRole("dialog");
const uploads = () => page.getByRole("region", { name: "Wird hochgeladen" });

const choose = async (name: string, item: string) => {
  await button(`Aktionen für ${name}`).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

const upload = (name: string, content: string) =>
  page
    .locator("input[type=file]")
    .setInputFiles([{ name, mimeType: "text/plain", buffer: Buffer.from(content) }]);

describe("the cloud, as somebody keeps a folder at 1440 px", () => {
  inSteps();

  it("gets a folder that is opened by its name", async () => {
    await signIn(page, portal.url, "mitarbeiter", "/cloud");
    await button("Neuer Ordner").click();
    await dialog().getByRole("textbox", { name: /^Name/ }).fill("Sommerfest");
    await expectSound(page);
    await dialog().getByRole("button", { name: "Anlegen" }).click();

    await link("Sommerfest").click();

    await page.getByRole("heading", { level: 1, name: "Sommerfest" }).waitFor();
    await page.getByText(/^Dieser Ordner ist leer/).waitFor();
    await expectSound(page);
  });

  it("takes files, and a second one of a name as its new version", async () => {
    await upload("Einkauf.txt", "Brot");
    await link("Einkauf.txt").waitFor();
    await upload("Einkauf.txt", "Brot und Wein");
    await button("Neue Version").waitFor();
    await expectSound(page);
    await button("Neue Version").click();
    await uploads().waitFor({ state: "detached" });

    await link("Einkauf.txt").click();

    const versions = page.getByRole("list", { name: "Versionen" }).getByRole("listitem");
    await expect.poll(() => versions.count()).toBe(2);
    await expectSound(page);
    await page.goBack();
  });

  it("is renamed and moved by keyboard and dialog", async () => {
    await link("Einkauf.txt").focus();
    await page.keyboard.press("F2");
    await dialog().getByRole("textbox", { name: /^Name/ }).fill("Einkaufsliste.txt");
    await dialog().getByRole("button", { name: "Speichern" }).click();
    await link("Einkaufsliste.txt").waitFor();

    await choose("Einkaufsliste.txt", "Verschieben");
    await button("Eine Ebene höher").click();
    await dialog().getByRole("button", { name: "Checklisten" }).waitFor();
    await expectSound(page);
    await button("Hierher verschieben").click();

    await page.getByText("„Einkaufsliste.txt“ liegt jetzt in „Cloud“.").waitFor();
    await link("Einkaufsliste.txt").waitFor({ state: "detached" });
  });

  it("brings back what was deleted, at once or from the trash", async () => {
    await page.goto(`${portal.url}/cloud`);
    await choose("Einkaufsliste.txt", "Löschen");
    await button("Rückgängig").click();
    await page.getByText("Wiederhergestellt.").waitFor();
    await choose("Sommerfest", "Löschen");
    await link("Sommerfest").waitFor({ state: "detached" });

    await button("Papierkorb").click();
    await page.getByText(/^noch (29|30) Tage$/).waitFor();
    await expectSound(page);
    await choose("Sommerfest", "Wiederherstellen");

    await page.getByText("„Sommerfest“ ist wiederhergestellt.").waitFor();
  });
});

describe("the cloud at 400 px", () => {
  it("has room for a finger", async () => {
    const phone = await browser.visit({ width: 400, hasTouch: true });
    await signIn(phone, portal.url, "mitarbeiter", "/cloud");
    await phone.getByRole("link", { name: "Checklisten" }).waitFor();
    await expectSound(phone);
    await expectTouchable(phone);

    await phone.getByRole("link", { name: "Checklisten" }).click();
    await phone.getByRole("link", { name: "Jahresabschluss.pdf" }).click();
    await phone.getByText("aktuell", { exact: true }).waitFor();

    await expectSound(phone);
    await expectTouchable(phone);
  });
});
