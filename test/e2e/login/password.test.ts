import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { signIns } from "../../../infra/demo/people/sign-ins.ts";
import { withBrowser } from "../browser.ts";
import { mailsIn } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const { username, password } = signIns.mitarbeiter;
const NEW_PASSWORD = "Sieben Störche am Teich";
const NEWER_PASSWORD = "Acht Igel unter der Hecke";

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 400, hasTouch: true });
});

const resetLink = () =>
  vi.waitFor(
    async () => {
      const links = (await mailsIn(portal.inboxUrl)).flatMap(
        ({ body }) => /(http\S+\/reset\?[^\s>\]]+)/.exec(body.text)?.[1] ?? [],
      );
      const link = links.at(-1);
      if (!link) throw new Error("No mail with a link has come.");
      return link;
    },
    { timeout: 30_000, interval: 250 },
  );

const typePassword = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);

const signInWith = async (secret: string) => {
  await page.getByLabel("Benutzername").fill(username);
  await typePassword("Kennwort", secret);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
};

describe("somebody who has forgotten the password", () => {
  inSteps();

  it("asks for a link on the way to sign in", async () => {
    await page.goto(`${portal.url}/login`);
    await page.getByRole("link", { name: "Kennwort vergessen?" }).click();
    await page.getByRole("heading", { level: 1, name: "Kennwort vergessen" }).waitFor();
    await expectSound(page);

    await page.getByLabel("Benutzername oder E-Mail-Adresse").fill(username);
    await page.getByRole("button", { name: "Link anfordern" }).click();

    await page.getByText("Wenn es dazu einen Benutzer gibt").waitFor();
  });

  it("sets a new one by the link of the mail", async () => {
    browser.expected(/400/);
    await page.goto(await resetLink());
    await page.getByRole("heading", { level: 1, name: "Kennwort festlegen" }).waitFor();
    await expectSound(page);

    await typePassword("Neues Kennwort", "counterstrike");
    await typePassword("Neues Kennwort wiederholen", "counterstrike");
    await page.getByRole("status").getByText("wird beim Absenden geprüft").waitFor();
    await expectSound(page);
    await page.getByRole("button", { name: "Kennwort festlegen" }).click();
    await page.locator(".field-problem").getByText("Dieses Kennwort haben viele.").waitFor();
    await expectSound(page);
    await typePassword("Neues Kennwort", NEW_PASSWORD);
    await page.getByRole("status").getByText("ohne einfaches Muster").waitFor();
    await typePassword("Neues Kennwort wiederholen", NEW_PASSWORD);
    await page.getByRole("button", { name: "Kennwort festlegen" }).click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  });

  it("signs in with it, and not with the old one", async () => {
    await page.goto(`${portal.url}/login`);
    await signInWith(password);
    await page.getByRole("alert").getByText("Benutzername oder Kennwort stimmt nicht.").waitFor();
    browser.expected(/401/);

    await signInWith(NEW_PASSWORD);
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  });

  it("changes it in the profile, and ends the session on another device", async () => {
    const other = await browser.visit({ width: 1440 });
    await other.goto(`${portal.url}/login`);
    await other.getByLabel("Benutzername").fill(username);
    await other.getByLabel("Kennwort", { exact: true }).fill(NEW_PASSWORD);
    await other.getByRole("button", { name: "Anmelden", exact: true }).click();
    await other.getByRole("heading", { level: 1, name: "Home" }).waitFor();

    await page.goto(`${portal.url}/profile`);
    // What is far below is asked for once it is nearly seen.
    await page.getByRole("heading", { name: "Passkeys" }).scrollIntoViewIfNeeded();
    await page.getByText("Dieses Gerät").waitFor();
    await page.getByRole("button", { name: "Kennwort ändern" }).click();
    await expectSound(page);
    await typePassword("Bisheriges Kennwort", NEW_PASSWORD);
    await typePassword("Neues Kennwort", NEWER_PASSWORD);
    await typePassword("Neues Kennwort wiederholen", NEWER_PASSWORD);
    await page.getByRole("dialog").getByRole("button", { name: "Kennwort ändern" }).click();
    await page.getByText("Ihr neues Kennwort gilt ab jetzt.").waitFor();

    await other.reload();
    await other.waitForURL("**/login?returnUrl=*");
    browser.expected(/401|session/i);
  });
});

describe("a session that ends while somebody writes", () => {
  it("begins again above the page, and nothing typed is lost", async () => {
    const writer = await browser.visit({ width: 1440 });
    await signIn(writer, portal.url, "redaktion", "/news/articles/new");
    await writer.getByRole("textbox", { name: /^Titel/ }).fill("Lang überlegt");
    await writer.context().clearCookies();

    await writer.getByRole("button", { name: "Speichern", exact: true }).click();
    const again = writer.getByRole("dialog", { name: "Bitte melden Sie sich wieder an" });
    await again.waitFor();
    await expectSound(writer);
    await again.getByLabel("Kennwort", { exact: true }).fill(signIns.redaktion.password);
    await again.getByRole("button", { name: "Anmelden", exact: true }).click();
    await again.waitFor({ state: "hidden" });

    expect(await writer.getByRole("textbox", { name: /^Titel/ }).inputValue()).toBe("Lang überlegt");
    await writer.getByRole("button", { name: "Speichern", exact: true }).click();
    await writer.waitForURL("**/news/articles/*/edit");
    browser.expected(/401|session/i);
  });
});
