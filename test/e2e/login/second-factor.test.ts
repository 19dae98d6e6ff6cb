import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { signIns } from "../../../infra/demo/people/sign-ins.ts";
import { authenticatorOf } from "../../support/authenticator.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const { username, password } = signIns.admin;

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;
let codeOf: (steps?: number) => string;
let recoveryCodes: readonly string[];

beforeAll(async () => {
  page = await browser.visit({ width: 400, hasTouch: true });
});

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

/** From the question for the password to the end: learns the secret as somebody would who types it in. */
const enrol = async () => {
  await page.getByLabel("Kennwort", { exact: true }).fill(password);
  await press("Weiter");
  await page.getByRole("img", { name: "QR-Code für die Authenticator-App" }).waitFor();
  await expectSound(page);
  const secret = await page.locator(".second-factor-secret code").innerText();
  codeOf = authenticatorOf(secret.replaceAll(/\s/g, ""));

  await page.getByLabel("Code", { exact: true }).fill(codeOf());
  await press("Bestätigen");
  await page.getByRole("heading", { name: "Ihre Wiederherstellungscodes" }).waitFor();
  await expectSound(page);
  recoveryCodes = await page.locator(".recovery-codes code").allInnerTexts();
  await press("Ich habe die Codes aufbewahrt");
};

const askForCode = async () => {
  await page.goto(`${portal.url}/login`);
  await page.getByLabel("Benutzername").fill(username);
  await page.getByLabel("Kennwort", { exact: true }).fill(password);
  await press("Anmelden");
  await heading("Code eingeben").waitFor();
  browser.expected(/401/);
};

const signOut = async () => {
  await press("Abmelden");
  await heading("Anmelden").waitFor();
};

describe("an administrator", () => {
  inSteps();

  it("sets up a second factor in the profile", async () => {
    await signIn(page, portal.url, "admin", "/profile");

    await press("Einrichten");
    await enrol();

    await page.getByText("noch 10 von 10").waitFor();
    await signOut();
  });

  it("signs in with the code of the app, and not with another", async () => {
    await askForCode();
    await expectSound(page);

    await page.getByLabel("Code", { exact: true }).fill("000000");
    await press("Anmelden");
    await page.getByRole("alert").getByText("stimmt nicht oder wurde schon benutzt").waitFor();
    await page.getByLabel("Code", { exact: true }).fill(codeOf(1));
    await press("Anmelden");

    await heading("Home").waitFor();
    await signOut();
  });

  it("signs in with a recovery code where the phone is not at hand", async () => {
    await askForCode();

    await press("Wiederherstellungscode verwenden");
    await page.getByLabel("Wiederherstellungscode", { exact: true }).fill(recoveryCodes[0] ?? "");
    await press("Anmelden");

    await heading("Home").waitFor();
    await page.goto(`${portal.url}/profile`);
    await page.getByText("noch 9 von 10").waitFor();
  });

  it("requires one of all administrators", async () => {
    await page.goto(`${portal.url}/administration`);
    await page.getByRole("main").getByRole("link", { name: "Einstellungen" }).click();
    await page.getByLabel("Zweiter Faktor für Administratoren ist Pflicht").check();
    await press("Speichern");

    await page.getByText(/^Gespeichert um/).waitFor();
  });

  it("is led to set one up before anything else, having none any more", async () => {
    await page.goto(`${portal.url}/profile`);
    await press("Abschalten");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Kennwort", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Wiederherstellungscode verwenden" }).click();
    await dialog.getByLabel("Wiederherstellungscode", { exact: true }).fill(recoveryCodes[1] ?? "");
    await expectSound(page);
    await dialog.getByRole("button", { name: "Abschalten" }).click();
    await heading("Zweiten Faktor einrichten").waitFor();
    browser.expected(/403/);

    await page.goto(`${portal.url}/administration/settings`);
    await heading("Zweiten Faktor einrichten").waitFor();
    await expectSound(page);
    await enrol();

    await heading("Einstellungen").waitFor();
  });
});
