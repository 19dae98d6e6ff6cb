import { readFileSync } from "node:fs";
import { Transformer } from "@napi-rs/image";
import type { Page, Request } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withCameraData } from "../../support/files.builder.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
});

const ID = "employee-3";
const NAME = "Paul Grünwald";

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const chosen = (name: string) => page.getByRole("checkbox", { name, exact: true });
const onOff = (name: string) => page.getByRole("switch", { name, exact: true });
const part = (name: string) => page.getByRole("region", { name, exact: true });

const open = async (path: string, heading: string | RegExp) => {
  await page.goto(portal.url + path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
};

/** Does something, and waits until the server has answered to it. */
const answered = async (method: string, path: RegExp, act: () => Promise<unknown>): Promise<Request> => {
  const [response] = await Promise.all([
    page.waitForResponse(
      (one) => one.request().method() === method && path.test(new URL(one.url()).pathname),
    ),
    act(),
  ]);
  expect(response.status(), `${method} ${response.url()}`).toBeLessThan(300);
  return response.request();
};

/** A photo as a telephone takes it: on its side, and with the place written into it. */
const aPhoto = async () => {
  const [width, height] = [900, 600];
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4)
    pixels.writeUInt32BE(at % 3600 < 1800 ? 0x3f51b5ff : 0xf0a030ff, at);
  return Buffer.from(withCameraData(await Transformer.fromRgbaPixels(pixels, width, height).jpeg(85)));
};

/** The day it is in Vienna, as TT.MM., in a year that has every day. */
const birthdayToday = () => {
  const [, month, day] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna" })
    .format(new Date())
    .split("-");
  return `${day}.${month}.1992`;
};

describe("one's own profile, at 1440 px", () => {
  inSteps();

  it("begins without a picture", async () => {
    await page.goto(`${portal.url}/login`);
    await signIn(page, portal.url, "mitarbeiter");
    await open("/profile", "Profil");
    await button("Bild hochladen").waitFor();
  });

  it("gets one, cut out by keyboard and described", async () => {
    const choosing = page.waitForEvent("filechooser");
    await button("Bild hochladen").click();
    await (await choosing).setFiles({ name: "am see.jpg", mimeType: "image/jpeg", buffer: await aPhoto() });
    const dialog = page.getByRole("dialog", { name: "Bild zuschneiden" });
    const area = dialog.getByRole("application", { name: "Ausschnitt" });
    await area.waitFor();
    await dialog.getByRole("slider", { name: "Vergrößerung" }).fill("2");
    const image = area.locator("..").locator("img");
    const before = await image.getAttribute("style");
    await area.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => image.getAttribute("style")).not.toBe(before);
    await expectSound(page);

    await dialog.getByRole("textbox", { name: "Beschreibung" }).fill("Paul am See");
    await answered("PUT", /\/picture$/, () => button("Bild speichern").click());

    await part("Bild").getByRole("img", { name: "Paul am See" }).waitFor();
  });

  it("shows the picture to colleagues: square, and without what the camera wrote into it", async () => {
    const colleague = await browser.visit({ width: 400, hasTouch: true });
    await colleague.goto(`${portal.url}/login`);
    await signIn(colleague, portal.url, "redaktion");
    await colleague.goto(`${portal.url}/employees/${ID}`);
    const picture = colleague.getByRole("img", { name: "Paul am See" });
    await picture.waitFor();
    const address = (await picture.getAttribute("src")) ?? "";

    for (const path of [address, address.replace(/\?.*/, "")]) {
      const bytes = await (await colleague.request.get(portal.url + path)).body();
      const { width, height, format } = await new Transformer(bytes).metadata();
      expect([width, format]).toEqual([height, "webp"]);
      expect(bytes.includes("Kamera-4711")).toBe(false);
    }
    await expectSound(colleague);
    await colleague.context().close();
  });

  it("says what one is told of by mail, saved at once", async () => {
    const isOn = await chosen("Neue Artikel: E-Mail").isChecked();

    const sent = await answered("PATCH", /\/login\/profile$/, () => chosen("Neue Artikel: E-Mail").click());

    expect(sent.postDataJSON()).toEqual({ notifyAboutNewsArticles: !isOn });
    await page.getByText(/^Gespeichert um /).waitFor();
    await open("/profile", "Profil");
    await chosen("Neue Artikel: E-Mail").waitFor();
    expect(await chosen("Neue Artikel: E-Mail").isChecked()).toBe(!isOn);
  });

  it("gives a card for Outlook and telephones, without what is private", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Visitenkarte von / }).click(),
    ]);
    const card = readFileSync(await download.path(), "utf8");

    expect(download.suggestedFilename()).toBe("gruenwald-paul.vcf");
    expect(card).toContain(`N;CHARSET=UTF-8:Grünwald;Paul;`);
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]+\r\nEND:VCARD\r\n$/);
    expect(card).not.toContain("BDAY");
  });

  it("lets colleagues know the birthday as long as one agrees", async () => {
    await open("/profile/edit", "Eigene Daten");
    await page.getByLabel("Geburtstag", { exact: true }).first().fill(birthdayToday());
    await answered("PATCH", /\/login\/profile$/, () => button("Speichern").click());
    const agrees = "Kolleginnen und Kollegen sehen meinen Geburtstag";
    const isShown = async () => {
      const reading = page.waitForResponse((one) => one.url().endsWith("/employees/birthdays"));
      await open("/home", "Home");
      await reading;
      const birthdays = part("Geburtstage diese Woche");
      await birthdays.locator(".p-skeleton").waitFor({ state: "detached" });
      return birthdays.getByRole("article").filter({ hasText: NAME }).isVisible();
    };
    const agree = async (to: boolean) => {
      await open("/profile", "Profil");
      await onOff(agrees).waitFor();
      if ((await onOff(agrees).isChecked()) === to) return;
      await answered("PATCH", /\/login\/profile$/, () => onOff(agrees).click());
    };

    await agree(true);
    expect(await isShown()).toBe(true);
    expect(await part("Geburtstage diese Woche").textContent()).toContain("Heute");
    await agree(false);
    expect(await isShown()).toBe(false);
  });

  it("loses the picture after a question", async () => {
    await open("/profile", "Profil");
    await button("Bild entfernen").click();
    const question = page.getByRole("dialog", { name: "Bild entfernen?" });
    await answered("DELETE", /\/picture$/, () =>
      question.getByRole("button", { name: "Bild entfernen" }).click(),
    );

    await button("Bild hochladen").waitFor();
  });
});
