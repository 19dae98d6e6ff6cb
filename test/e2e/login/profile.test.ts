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

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
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

describe("one's own profile, at 1440 px", () => {
  inSteps();

  it("begins without a picture", async () => {
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
});
