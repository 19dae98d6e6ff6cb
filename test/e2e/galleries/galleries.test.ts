import { Transformer } from "@napi-rs/image";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { aGallery, anImage } from "../../support/gallery-wire.builder.ts";
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

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const tiles = () => page.getByRole("list", { name: "Bilder" }).getByRole("listitem");
const dialog = () => page.getByRole("dialog");
const viewer = (on = page) => on.getByRole("dialog", { name: "Bild in groß" });
const orderSaved = () => page.getByText("Die Reihenfolge ist gespeichert.");

const photo = async (name: string, shade: number, width = 480, height = 320) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, shade), width, height).jpeg(80),
});

const namesIn = (list: Locator) =>
  list.getByRole("img").evaluateAll((found) => found.map((image) => image.getAttribute("alt")));

/** The middle of something, as a pointer sees it. */
const middleOf = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

describe("a gallery, as somebody puts it together at 1440 px", () => {
  inSteps();

  it("begins with a name and the pictures of the day", async () => {
    await signIn(page, portal.url, "admin", "/galleries");
    await button("Neue Galerie").click();
    await dialog().getByRole("textbox", { name: /^Name/ }).fill("Wandertag");
    await expectSound(page);
    await dialog().getByRole("button", { name: "Anlegen" }).click();
    await page.getByRole("heading", { level: 1, name: "Bilder verwalten: Wandertag" }).waitFor();
    await expectSound(page);

    const shades = [40, 90, 140, 190];
    const photos = await Promise.all(shades.map((shade, at) => photo(`IMG_${at + 1}.jpg`, shade)));
    const first = await photo("Noch einmal.jpg", 40);
    await page.locator("input[type=file]").setInputFiles([...photos, first]);

    await expect.poll(() => tiles().locator("img").count()).toBe(5);
    await page.getByText("Ein Bild ist doppelt.").waitFor();
    await expectSound(page);
  });

  it("refuses what a browser could not show, in words", async () => {
    browser.expected(/422/);
    const heic = { name: "IMG_5.heic", mimeType: "image/heic", buffer: Buffer.from("heic") };
    await page.locator("input[type=file]").setInputFiles([heic]);

    await page.getByText(/HEIC/).first().waitFor();
    await expectSound(page);
    await button("IMG_5.heic aus der Liste nehmen").click();
  });

  it("loses what is double, after being asked", async () => {
    await button("Doppelte auswählen").click();
    await button("Löschen").click();
    await expectSound(page);
    await button("Bild löschen").click();

    await expect.poll(() => tiles().count()).toBe(4);
  });

  it("gets its captions in place, one after the other", async () => {
    const fields = page.getByRole("textbox", { name: /^Bildtitel/ });
    await fields.first().fill("Start");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Gipfel");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Hütte");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Heimweg");
    await page.keyboard.press("Enter");

    await expect.poll(() => namesIn(tiles())).toHaveLength(4);
    await page.getByRole("checkbox", { name: "Heimweg auswählen" }).waitFor();
    await page.reload();
    await tiles().first().waitFor();
    expect((await namesIn(tiles())).toSorted()).toEqual(["Gipfel", "Heimweg", "Hütte", "Start"]);
  });

  it("is put in order by dragging, and by keyboard", async () => {
    const [first = "", second = "", third = "", fourth = ""] = (await namesIn(tiles())).map(String);
    const from = await middleOf(page.getByRole("img", { name: first }));
    const to = await middleOf(page.getByRole("img", { name: third }));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await page.mouse.up();
    await orderSaved().waitFor();
    await expect.poll(() => namesIn(tiles())).toEqual([second, third, first, fourth]);

    await page.getByRole("button", { name: `${fourth} verschieben` }).focus();
    await page.keyboard.press("Space");
    await page.getByText(/ist auf Platz 4 von 4/).waitFor({ state: "attached" });
    // The library listens to arrows from the next timer on, as nobody's fingers are quick enough to notice.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press("ArrowLeft");
    await page.getByText(/ist auf Platz 3 von 4/).waitFor({ state: "attached" });
    await page.keyboard.press("Space");

    await expect.poll(() => namesIn(tiles())).toEqual([second, third, fourth, first]);
    await orderSaved().waitFor();
    await page.reload();
    await tiles().first().waitFor();
    expect(await namesIn(tiles())).toEqual([second, third, fourth, first]);
  });

  it("has the cover that was chosen", async () => {
    const chosen = String((await namesIn(tiles()))[2]);
    await page.getByRole("checkbox", { name: `${chosen} auswählen` }).check();
    await button("Als Titelbild").click();
    await page.getByText("Das Titelbild ist gespeichert.").waitFor();

    await expect.poll(() => tiles().nth(2).getByText("Titelbild").count()).toBe(1);
    await expectSound(page);
  });

  it("is looked through by keyboard, each image with its address", async () => {
    await page.getByRole("link", { name: "Zur Galerie" }).click();
    const [first = "", second = "", , last = ""] = (await namesIn(tiles())).map(String);
    await tiles().getByRole("link", { name: first }).focus();
    await page.keyboard.press("Enter");
    await viewer().getByText("Bild 1 von 4").waitFor();
    await expectSound(page);
    expect(new URL(page.url()).searchParams.get("bild")).toBeTruthy();

    await page.keyboard.press("ArrowRight");
    await viewer().getByText("Bild 2 von 4").waitFor();
    await viewer().locator(".yarl__slide_current").getByText(second).waitFor();
    await page.keyboard.press("End");
    await viewer().getByText("Bild 4 von 4").waitFor();
    await page.keyboard.press("Home");
    await viewer().getByText("Bild 1 von 4").waitFor();
    await page.keyboard.press("End");
    await viewer().getByText("Bild 4 von 4").waitFor();
    await page.keyboard.press("Escape");

    await viewer().waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
    await expect
      .poll(() =>
        tiles()
          .getByRole("link", { name: last })
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
  });

  it("keeps the focus in the viewer, and lets its original be stored", async () => {
    await tiles().first().getByRole("link").click();
    await viewer().getByText("Bild 1 von 4").waitFor();
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest("[role=dialog]") !== null;
        }),
      ).toBe(true);
    }

    const stored = page.waitForEvent("download");
    await viewer().getByRole("link", { name: "Original herunterladen" }).click();

    expect((await stored).suggestedFilename()).toMatch(/\.jpg$/);
    await page.keyboard.press("Escape");
  });
});

describe("a gallery at 400 px", () => {
  it("is looked through with a finger, at the address of an image", async () => {
    const phone = await browser.visit({ width: 400, hasTouch: true });
    await signIn(phone, portal.url, "mitarbeiter", "/galleries/gallery-sommerfest");
    await phone.getByRole("link", { name: "Ankommen" }).waitFor();
    await expectSound(phone);
    await expectTouchable(phone);

    await phone.goto(`${portal.url}/galleries/gallery-sommerfest?bild=gallery-sommerfest-002`);
    await viewer(phone).getByText("Bild 2 von 24").waitFor();
    await expectSound(phone);
    await expectTouchable(phone);
    const touch = await phone.context().newCDPSession(phone);
    const at = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 450 }] });
    await at("touchStart", 320);
    for (const x of [300, 260, 200, 140, 90]) await at("touchMove", x);
    await at("touchEnd");

    await viewer(phone).getByText("Bild 3 von 24").waitFor();
    await viewer(phone).getByRole("button", { name: "Schließen" }).click();
    await viewer(phone).waitFor({ state: "detached" });
    expect(new URL(phone.url()).search).toBe("");
  });
});

describe("a gallery of 500 images", () => {
  it("loads what is seen, and more only as one scrolls", async () => {
    const images = Array.from({ length: 500 }, (_, at) =>
      anImage(at + 1, { fileId: `large-${at}`, width: 4000, height: 3000 }),
    );
    const { buffer } = await photo("a.jpg", 99, 40, 30);
    const loaded = new Set<string>();
    await page.route("**/v1/galleries/large", (route) =>
      route.fulfill({ json: aGallery({ id: "large", imagesCount: 500 }) }),
    );
    await page.route("**/v1/galleries/large/images?*", (route) => {
      const { skip, limit } = JSON.parse(
        new URL(route.request().url()).searchParams.get("config") ?? "{}",
      ) as { skip: number; limit: number };
      return route.fulfill({ json: { totalCount: 500, data: images.slice(skip, skip + limit) } });
    });
    await page.route("**/v1/files/large-*", (route) => {
      loaded.add(route.request().url());
      return route.fulfill({ contentType: "image/jpeg", body: buffer });
    });
    const isShown = (at: number) => page.getByRole("img", { name: `Bild ${at}`, exact: true });

    await page.goto(`${portal.url}/galleries/large`);
    await isShown(1).waitFor();
    await page.waitForLoadState("networkidle");
    const atFirst = loaded.size;

    expect(atFirst).toBeLessThan(60);
    expect(await tiles().count()).toBe(100);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => loaded.size).toBeGreaterThan(atFirst);
    await page.waitForLoadState("networkidle");
    expect(loaded.size).toBeLessThan(150);
  });
});
