import type { Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withBrowser } from "./browser.ts";
import { expectSound } from "./page-checks.ts";
import { withPortal } from "./portal.ts";
import { signIn } from "./sign-in.ts";

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;

const open = async (on: Page) => {
  await on.goto(`${portal.url}/news/articles/new`);
  // An editor begins in its first field, or with a question about what was left unsaved here before.
  const begun = on.getByRole("button", { name: "Entwurf verwerfen" });
  await on.locator(":is(input, button):focus").waitFor();
  if (await begun.isVisible()) await begun.click();
  await on.getByRole("textbox", { name: "Text", exact: true }).click();
};

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
  await signIn(page, portal.url, "redaktion");
});
beforeEach(() => open(page));

const text = () => page.getByRole("textbox", { name: "Text", exact: true });
const toolbar = () => page.getByRole("toolbar", { name: "Formatierung" });
const tool = (name: string) => toolbar().getByRole("button", { name, exact: true });
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const focused = (element: Locator) => expect.poll(() => hasFocus(element)).toBe(true);
const { type, press } = {
  type: (what: string) => page.keyboard.type(what),
  press: (key: string) => page.keyboard.press(key),
};

/** Begins anew with a line of text. */
const begin = async (line: string) => {
  await press("Control+a");
  await press("Delete");
  await type(line);
};

/** Whether the text has the focus while a mouse button is down on a tool, which may be switched off. */
const keepsFocusUnder = async (pressed: Locator) => {
  const { x, y, width, height } = (await pressed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  return hasFocus(text());
};

/** What another program puts on the clipboard, or what is dragged from it onto the text. */
const bring = async (how: "paste" | "drop", what: { html?: string; picture?: string }) => {
  const bytes = what.picture
    ? [...(await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } }))]
    : [];
  await text().evaluate(
    (target, { kind, html, name, png }) => {
      const data = new DataTransfer();
      if (html) data.setData("text/html", html);
      if (name) data.items.add(new File([new Uint8Array(png)], name, { type: "image/png" }));
      const { left, top } = target.getBoundingClientRect();
      const event =
        kind === "paste"
          ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent("drop", {
              dataTransfer: data,
              clientX: left + 20,
              clientY: top + 24,
              bubbles: true,
              cancelable: true,
            });
      target.dispatchEvent(event);
    },
    { kind: how, html: what.html, name: what.picture, png: bytes },
  );
};

const namesIn = async (tools: Locator) =>
  Promise.all(
    (await tools.getByRole("button").all()).map(
      async (found) => (await found.getAttribute("aria-label")) ?? (await found.innerText()),
    ),
  );

describe("the editor of formatted text", () => {
  it("loses nothing that is typed right after a click on a tool, whichever it is", async () => {
    await tool("Tabelle einfügen").click();
    const inTables = await namesIn(toolbar().getByRole("group", { name: "Tabelle" }));
    const names = await namesIn(toolbar());
    const lost: string[] = [];

    for (const name of names.filter((found) => !["Link", "Bild", "Ausrichtung"].includes(found))) {
      await begin("davor ");
      if (inTables.includes(name)) await tool("Tabelle einfügen").click();
      const isKept = await keepsFocusUnder(tool(name));
      await page.mouse.up();
      await type("danach");
      if (!isKept || !(await text().innerText()).includes("danach")) lost.push(name);
    }

    expect(names.length).toBeGreaterThan(25);
    expect(inTables.length).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  });

  it("loses nothing that is typed right after a choice from a menu", async () => {
    await type("davor ");
    await tool("Ausrichtung").click();
    await page.getByRole("menuitem", { name: "Zentriert" }).click();
    await type("danach");

    expect(await text().innerHTML()).toContain('<p style="text-align: center;">davor danach</p>');
  });

  it("has its tools in one row, those that do not fit below one of them", async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    const more = tool("Mehr");
    await more.waitFor();
    const tops = await Promise.all(
      (await toolbar().getByRole("button").all()).map(async (one) => (await one.boundingBox())?.y),
    );
    expect(new Set(tops).size).toBe(1);
    await expectSound(page);

    await type("Zitat");
    await more.click();
    await page.getByRole("menuitem", { name: "Zitat" }).click();
    expect(await text().innerHTML()).toContain("<blockquote><p>Zitat</p></blockquote>");
    await page.setViewportSize({ width: 1440, height: 900 });
    await more.waitFor({ state: "detached" });
  });

  it("leaves the focus in the text for a tool that is switched off, and for what lies between tools", async () => {
    const isKept = await keepsFocusUnder(tool("Wiederholen"));
    await page.mouse.up();
    await toolbar().click({ position: { x: 2, y: 2 } });
    await type("weiter");

    expect(isKept).toBe(true);
    expect(await text().innerText()).toBe("weiter");
  });

  it("gives the text its focus and selection back when a dialog of a tool closes", async () => {
    const address = page.getByRole("dialog").getByLabel("Adresse");
    await type("ein Wort");
    await press("Control+Shift+ArrowLeft");

    await tool("Link").click();
    await focused(address);
    await press("Escape");
    await type("Satz");
    await press("Control+Shift+ArrowLeft");
    await tool("Bild").click();
    await page.getByRole("dialog").getByRole("button", { name: "Abbrechen" }).click();
    await type("Text");
    expect(await text().innerText()).toBe("ein Text");

    await press("Control+Shift+ArrowLeft");
    await tool("Link").click();
    await focused(address);
    await type("kanzlei.at");
    await press("Enter");
    await press("ArrowRight");
    await type(" und mehr");
    expect(await text().innerHTML()).toContain('<a href="https://kanzlei.at">Text</a> und mehr');
    expect(await text().getByRole("paragraph").count()).toBe(1);
  });

  it("lets a key press a tool once, and the next one write", async () => {
    await type("fett: ");
    await press("Shift+Tab");
    await press("Home");
    for (const _ of [1, 2, 3]) await press("ArrowRight");
    expect(await hasFocus(tool("Fett"))).toBe(true);

    await press("Enter");
    await type("ja");
    await press("Enter");
    await type("zwei");
    await press("Shift+Tab");
    await press("Space");
    await type(" nein");

    const lines = await text().getByRole("paragraph").all();
    expect(await Promise.all(lines.map((line) => line.innerHTML()))).toEqual([
      "fett: <strong>ja</strong>",
      "<strong>zwei</strong> nein",
    ]);
  });

  it("takes what is typed below a table at the end", async () => {
    await tool("Tabelle einfügen").click();
    await type("in der Zelle");

    await press("Control+End");
    await type("darunter");

    expect(await text().getByRole("columnheader").first().innerText()).toBe("in der Zelle");
    expect(await text().locator("table + p").innerText()).toBe("darunter");
    await tool("Rückgängig").click();
    await expect.poll(() => text().innerText()).not.toContain("darunter");
  });

  it("takes a screenshot from the clipboard and a picture that is dropped, and says what it could not take", async () => {
    await type("davor ");
    await bring("paste", { picture: "screenshot.png" });
    await expect.poll(() => text().locator("img[src]").count()).toBe(1);
    await type("danach");
    await bring("drop", { picture: "foto.png" });
    await expect.poll(() => text().locator("img[src]").count()).toBe(2);
    const isShown = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;
    for (const image of await text().locator("img[src]").all())
      await expect.poll(() => image.evaluate(isShown)).toBe(true);

    await bring("paste", {
      html: '<ul><li>eins</li><li>zwei</li></ul><p><img src="file:///C:/clip.png"></p>',
    });

    await page.getByText("1 Bild nicht übernommen.").waitFor();
    expect(await text().innerHTML()).toContain("<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>");
    await expectSound(page);
  });

  it("loses nothing under a finger", async () => {
    const phone = await browser.visit({ width: 400, hasTouch: true, isMobile: true });
    await signIn(phone, portal.url, "redaktion");
    await open(phone);
    const bold = phone.getByRole("button", { name: "Fett" });

    await phone.keyboard.type("eins ");
    await bold.tap();
    await phone.keyboard.type("zwei");
    await bold.tap();
    await phone.keyboard.type(" drei");

    const written = await phone.getByRole("textbox", { name: "Text", exact: true }).innerHTML();
    expect(written).toContain("eins <strong>zwei</strong> drei");
    await expectSound(phone);
  });
});
