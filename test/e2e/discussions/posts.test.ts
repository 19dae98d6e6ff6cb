import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { expectTouchable } from "../page-targets.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const TITLE = "Registrierkassenbelegerteilungsverpflichtung: wer prüft das?";
const browser = withBrowser();
const portal = withPortal();
let writer: Page;
let reader: Page;
let address = "";

beforeAll(async () => {
  writer = await browser.visit({ width: 1440 });
  reader = await browser.visit({ width: 400, hasTouch: true });
  await signIn(writer, portal.url, "admin");
  await signIn(reader, portal.url, "mitarbeiter");
});

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true }).last();
const send = (page: Page) => page.getByRole("button", { name: "Antwort senden" }).click();
const answer = (page: Page, number: number) =>
  page.getByRole("listitem", { name: new RegExp(`^Antwort ${number} von`) });

describe("posts", () => {
  inSteps();

  it("are written with a poll, and kept as a draft until they are published", async () => {
    await writer.goto(`${portal.url}/discussions/posts/new?forum=forum-umsatzsteuer`);
    await writer.getByLabel("Titel").fill(TITLE);
    await text(writer).click();
    await writer.keyboard.type("Wer hat das schon einmal gehabt?");
    await writer.getByText(/^Nicht gespeichert, für Sie aufgehoben um/).waitFor();
    await writer.reload();
    await writer.getByRole("button", { name: "Weiterschreiben" }).click();
    expect(await writer.getByLabel("Titel").inputValue()).toBe(TITLE);

    await writer.getByRole("button", { name: "Umfrage hinzufügen", exact: true }).click();
    await writer.getByRole("textbox", { name: "Frage" }).fill("Wer prüft bei euch?");
    await writer.getByRole("textbox", { name: "Antwort 1" }).fill("Die Kanzlei");
    await writer.getByRole("textbox", { name: "Antwort 2" }).fill("Der Klient");
    await expectSound(writer);
    await writer.getByRole("button", { name: "Beitrag veröffentlichen" }).click();

    await writer.getByRole("heading", { level: 1, name: TITLE }).waitFor();
    address = writer.url();
    await expectSound(writer);
  });

  it("are answered on a telephone", async () => {
    await reader.goto(address);
    await text(reader).click();
    await reader.keyboard.type("Bei uns prüft die Kanzlei.");
    await send(reader);

    await answer(reader, 1).getByText("Bei uns prüft die Kanzlei.").waitFor();
    await reader.waitForURL(/\?antwort=/);
    await expectSound(reader);
    await expectTouchable(reader);
  });

  it("are quoted with who wrote it", async () => {
    await writer.reload();
    // The first word.
    await answer(writer, 1)
      .getByText("Bei uns prüft die Kanzlei.")
      .dblclick({ position: { x: 4, y: 8 } });
    await writer.getByRole("button", { name: "Auswahl aus Antwort 1 zitieren" }).click();
    await writer.keyboard.type("Danke, das machen wir auch so.");
    await send(writer);

    const quoted = answer(writer, 2).locator("blockquote");
    await quoted.getByText("Bei", { exact: true }).waitFor();
    expect(await quoted.innerText()).toMatch(/schrieb:\s+Bei$/);
  });

  it("open at the answer that a link names, deep in a long discussion", async () => {
    const ID = "post-long-222";
    await reader.goto(`${portal.url}/discussions/posts/post-long?antwort=${ID}`);

    const linked = answer(reader, 223);

    await linked.waitFor();
    await expect.poll(() => linked.evaluate((element) => element === document.activeElement)).toBe(true);
    await reader.getByText("211-225 von 300").waitFor();
    await expectSound(reader);
    await expectTouchable(reader);
  });

  it("show what was quoted where it is written on", async () => {
    await reader.getByRole("button", { name: "Antwort 211 zitieren" }).click();

    const quotation = reader.getByRole("textbox", { name: "Text" }).getByText(/schrieb:$/);
    await quotation.waitFor();
    await expect
      .poll(() => quotation.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight))
      .toBe(true);
  });
});
