import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { signIns } from "../../../infra/demo/people/sign-ins.ts";
import { authenticatorOf } from "../../support/authenticator.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { fillSignIn, signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";
import { suggestNothing, withAuthenticator } from "../virtual-authenticator.ts";

const { username, password } = signIns.mitarbeiter;
const NAME = "Mein Notebook";

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;
let device: Awaited<ReturnType<typeof withAuthenticator>>;

beforeAll(async () => {
  page = await browser.visit({ width: 400, hasTouch: true });
  device = await withAuthenticator(page);
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const passkeys = () => page.getByRole("region", { name: "Passkeys" });

const openProfile = async () => {
  await page.goto(`${portal.url}/profile`);
  await passkeys().waitFor();
};

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const arrive = () => heading("Home").waitFor();

/** This browser has no list of suggestions, so what would be suggested there counts as chosen. */
const chooseSuggested = () =>
  page.evaluate(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = ({ mediation, ...options } = {}) => {
      if (mediation !== "conditional") throw new Error("Nothing was suggested.");
      return get(options);
    };
  });

/** To a login page that the device leaves alone. */
const signOut = async () => {
  await device.agrees(false);
  await button("Abmelden").click();
  await heading("Anmelden").waitFor();
};

describe("a passkey", () => {
  inSteps();

  it("is made in the profile, named after the device", async () => {
    await signIn(page, portal.url, "mitarbeiter");
    await openProfile();
    await expectSound(page);

    await button("Passkey anlegen").click();
    const name = page.getByRole("textbox", { name: "Name" });
    expect(await name.inputValue()).toMatch(/^Chrome/);
    await expectSound(page);
    await name.fill(NAME);
    await button("Anlegen").click();

    await passkeys().getByText(NAME).waitFor();
    expect(await device.holds()).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);
  });

  it("is one for each device", async () => {
    await button("Passkey anlegen").click();
    await button("Anlegen").click();

    await page.getByText("Auf diesem Gerät haben Sie schon einen Passkey.").waitFor();
    await expectSound(page);
    await button("Abbrechen").click();
  });

  it("is suggested in the field for the name, and signs in without one", async () => {
    await chooseSuggested();
    await button("Abmelden").click();

    await arrive();

    await openProfile();
    await passkeys()
      .getByText(/zuletzt benutzt/)
      .waitFor();
  });

  it("can be declined, and the password still signs in", async () => {
    await suggestNothing(page);
    await signOut();
    await expectSound(page);

    await fillSignIn(page, "mitarbeiter");

    await arrive();
    await device.agrees(true);
  });

  it("takes the place of the code after the password", async () => {
    browser.expected(/401/);
    await openProfile();
    await button("Einrichten").click();
    const field = page.getByLabel("Kennwort", { exact: true });
    await field.fill(password);
    await button("Weiter").click();
    const secret = (await page.locator(".second-factor-secret code").innerText()).replaceAll(" ", "");
    await page.getByLabel("Code", { exact: true }).fill(authenticatorOf(secret)());
    await button("Bestätigen").click();
    await button("Ich habe die Codes aufbewahrt").click();
    await signOut();
    await page.getByLabel("Benutzername").fill(username);
    await page.getByLabel("Kennwort", { exact: true }).fill(password);
    await button("Anmelden").click();
    await page.getByLabel("Code", { exact: true }).waitFor();
    await expectSound(page);
    await device.agrees(true);

    await button("Stattdessen Passkey verwenden").click();

    await arrive();
  });

  it("is removed, which ends signing in with it", async () => {
    await openProfile();
    await button(`${NAME} entfernen`).click();
    await page.getByRole("dialog").waitFor();
    await expectSound(page);
    await button("Entfernen").click();
    await passkeys().getByText(NAME).waitFor({ state: "detached" });
    browser.expected(/401/);
    await suggestNothing(page);
    await signOut();
    await device.agrees(true);

    await button("Mit Passkey anmelden").click();

    await page.getByText("Mit diesem Passkey können Sie sich hier nicht anmelden.").waitFor();
    await expectSound(page);
  });
});
