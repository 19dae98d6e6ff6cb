import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { muteAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { expectTouchable } from "../page-targets.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
let desktop: Page;
let phone: Page;

beforeAll(async () => {
  desktop = await browser.visit({ width: 1440 });
  phone = await browser.visit({ width: 400, hasTouch: true });
  await signIn(desktop, portal.url, "redaktion");
  await signIn(phone, portal.url, "mitarbeiter");
});

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true }).last();
const colleagues = (page: Page) => page.getByRole("listbox", { name: "Kolleginnen und Kollegen" });
/** Above the office. */
const nameIn = async (option: Locator) => (await option.innerText()).split("\n")[0] ?? "";
const send = (page: Page) => page.getByRole("button", { name: "Antwort senden" }).click();
const toast = (page: Page) => page.locator(".p-toast");

describe("a colleague", () => {
  inSteps();

  it("is mentioned by keys alone, however quickly one types", async () => {
    await desktop.goto(portal.url + postAddress("poll-0"));
    await text(desktop).click();
    await desktop.keyboard.type("Weiß das @gru");
    const first = colleagues(desktop).getByRole("option").first();
    await first.waitFor();
    await expectSound(desktop);
    const name = await nameIn(first);
    await desktop.keyboard.press("Enter");
    await desktop.keyboard.type("oder sonst jemand?");

    expect(await text(desktop).innerText()).toBe(`Weiß das @${name} oder sonst jemand?`);
    await send(desktop);

    const link = desktop.getByRole("listitem").getByRole("link", { name: `@${name}` });
    await link.waitFor();
    expect(await link.getAttribute("href")).toMatch(/^\/employees\/[\w-]+$/);
  });

  it("is mentioned by a finger, and goes as one word", async () => {
    await phone.goto(portal.url + postAddress("poll-0"));
    await text(phone).tap();
    await phone.keyboard.type("Ich frage @hub");
    const option = colleagues(phone).getByRole("option").last();
    await option.waitFor();
    await expectSound(phone);
    await expectTouchable(phone);
    const name = await nameIn(option);
    await option.tap();
    await expect.poll(() => text(phone).innerText()).toBe(`Ich frage @${name} `);

    await phone.keyboard.press("Backspace");
    await phone.keyboard.press("Backspace");
    await phone.keyboard.type("niemanden");
    expect(await text(phone).innerText()).toBe("Ich frage niemanden");
  });

  it("follows the discussion, and mutes it by the link of a mail", async () => {
    // Whatever was chosen before.
    await desktop.goto(portal.url + muteAddress("post-long"));
    await desktop.getByRole("button", { name: "Folgen" }).click();
    await toast(desktop).getByText("Sie bekommen eine E-Mail, wenn hier jemand antwortet.").waitFor();
    await expectSound(desktop);
    await desktop.reload();
    await desktop.getByRole("button", { name: "Stummschalten" }).waitFor();

    await desktop.goto(portal.url + muteAddress("post-long"));
    await toast(desktop).getByText("Sie bekommen zu dieser Diskussion keine E-Mails mehr.").waitFor();
    await desktop.waitForURL(`${portal.url}/discussions/posts/post-long`);
    await desktop.getByRole("button", { name: "Folgen" }).waitFor();

    await toast(desktop).getByRole("button", { name: "Rückgängig" }).click();
    await desktop.getByRole("button", { name: "Stummschalten" }).waitFor();
  });
});
