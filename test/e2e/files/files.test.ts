import { Transformer } from "@napi-rs/image";
import type { Locator, Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { pdfOf } from "../../../infra/demo/files/pdf.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

interface DroppedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
});

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const media = () => page.getByRole("region", { name: "Bilder und Dateien" });

const aPicture = async (): Promise<DroppedFile> => ({
  name: "Kanzlei von außen.jpg",
  type: "image/jpeg",
  bytes: await Transformer.fromRgbaPixels(Buffer.alloc(640 * 360 * 4, 0x99), 640, 360).jpeg(80),
});
const aLeaflet: DroppedFile = {
  name: "Merkblatt Prüfung.pdf",
  type: "application/pdf",
  bytes: pdfOf("Merkblatt", ["Was zu tun ist."]),
};

/** Drops files onto a place of the page, as a hand would. */
const drop = async (place: Locator, files: readonly DroppedFile[]) => {
  const sent = files.map(({ name, type, bytes }) => ({
    name,
    type,
    base64: Buffer.from(bytes).toString("base64"),
  }));
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, type, base64 } of dropped) {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], name, { type }));
    }
    return data;
  }, sent);
  await place.dispatchEvent("drop", { dataTransfer: transfer });
};

const isForm = (url: URL) => url.port !== new URL(portal.url).port;

describe("files of an article, at 1440 px", () => {
  inSteps();

  it("are uploaded by dropping them, and the title's image is chosen", async () => {
    await signIn(page, portal.url, "redaktion", "/news/articles/new");
    await page.getByRole("textbox", { name: /^Titel/ }).fill("Die neue Kanzlei");

    await drop(media().getByText("oder hierher ziehen"), [await aPicture(), aLeaflet]);

    await media()
      .getByRole("link", { name: /^Merkblatt Prüfung.pdf/ })
      .waitFor();
    await button("Titelbild: Bild 1").click();
    expect(await button("Titelbild: Bild 1").getAttribute("aria-pressed")).toBe("true");
    await media().locator("img[src*='variant=thumbnail']").waitFor();
  });

  it("may be cancelled on their way", async () => {
    const held: Route[] = [];
    await page.route(isForm, (route) => void held.push(route));
    await drop(media().getByText("oder hierher ziehen"), [{ ...aLeaflet, name: "Zu viel.pdf" }]);
    await expect.poll(() => held.length).toBeGreaterThan(0);

    await button("Zu viel.pdf abbrechen").click();

    await media().getByText("Zu viel.pdf", { exact: true }).waitFor({ state: "detached" });
    await page.unroute(isForm);
    for (const route of held) await route.abort().catch(() => {});
    browser.expected(/net::ERR_/);
  });

  it("may be repeated when the connection failed", async () => {
    await page.route(isForm, (route) => route.abort());
    await drop(media().getByText("oder hierher ziehen"), [{ ...aLeaflet, name: "Zweiter Anlauf.pdf" }]);
    await media().getByText("Die Verbindung ist abgebrochen.", { exact: true }).waitFor();
    await page.unroute(isForm);
    browser.expected(/net::ERR_/);

    await button("Zweiter Anlauf.pdf noch einmal hochladen").click();

    await media()
      .getByRole("link", { name: /^Zweiter Anlauf.pdf/ })
      .waitFor();
  });

  it("are refused where they are not what they claim", async () => {
    const disguised = { name: "foto.jpg", type: "image/jpeg", bytes: Buffer.from("nur Text") };
    await drop(media().getByText("oder hierher ziehen"), [disguised]);

    await media().getByText("Der Inhalt der Datei ist kein Bild.", { exact: true }).waitFor();

    await button("foto.jpg aus der Liste nehmen").click();
  });

  it("are refused where malware is in them", async () => {
    // In halves, so that no scanner takes this file for it.
    const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${"ANTIVIRUS-TEST-FILE!$H+H*"}`;
    await drop(media().getByText("oder hierher ziehen"), [
      { name: "notiz.txt", type: "text/plain", bytes: Buffer.from(eicar) },
    ]);

    await media()
      .getByText("In der Datei wurde Schadsoftware gefunden. Sie wurde gelöscht.", { exact: true })
      .waitFor();

    await button("notiz.txt aus der Liste nehmen").click();
  });

  it("stand on the article's page once it is saved", async () => {
    await button("Speichern").click();
    await page.waitForURL(/\/news\/articles\/[^/]+\/edit$/);
    await expectSound(page);

    await page.goto(page.url().replace(/\/edit$/, ""));
    const files = page.getByRole("region", { name: "Dateien" });
    await files.getByRole("link", { name: /^Zweiter Anlauf.pdf/ }).waitFor();
    const image = page.locator(".article-image img");
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(640);
  });

  it("are downloaded with their own names", async () => {
    const link = page.getByRole("link", { name: /^Merkblatt Prüfung.pdf/ });

    const response = await page.request.get(`${portal.url}${await link.getAttribute("href")}`);

    expect(response.headers()["content-disposition"]).toContain("Merkblatt%20Pr%C3%BCfung.pdf");
    expect(
      Buffer.from(await response.body())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  it("come back when one removes them by mistake, and are gone when one means it", async () => {
    await page.getByRole("button", { name: /bearbeiten$/ }).click();
    await media().waitFor();
    await button("Zweiter Anlauf.pdf entfernen").click();
    await page.locator(".p-toast .p-button").click();
    await media()
      .getByRole("link", { name: /^Zweiter Anlauf.pdf/ })
      .waitFor();
    await button("Merkblatt Prüfung.pdf entfernen").click();
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await button("Speichern").click();
    expect((await saved).status()).toBe(200);

    await page.goto(page.url().replace(/\/edit$/, ""));

    await page.getByRole("link", { name: /^Zweiter Anlauf.pdf/ }).waitFor();
    expect(await page.getByRole("link", { name: /^Merkblatt Prüfung.pdf/ }).count()).toBe(0);
  });
});
