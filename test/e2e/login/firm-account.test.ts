import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { firmAccounts } from "../../../infra/demo/people/firm-accounts.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { suggestNothing, withAuthenticator } from "../virtual-authenticator.ts";

const portal = withPortal("empty");
const browser = withBrowser({ expects: [/status of 401/] });

const firmAccount = (page: Page) => page.getByRole("link", { name: "Mit Firmenkonto anmelden" });

/** At the provider, which has led here. */
const signInThere = async (page: Page, username: string) => {
  const account = firmAccounts.accounts.find((one) => one.username === username);
  await page.getByLabel("Benutzername").fill(username);
  await page.getByLabel("Kennwort").fill(account?.password ?? "");
  await page.getByRole("button", { name: "Weiter" }).click();
};

it("signs in with the firm's account and comes back to where one wanted to go, as one's profile shows", async () => {
  const page = await browser.visit({ width: 400 });
  await page.goto(`${portal.url}/profile`);
  await firmAccount(page).waitFor();
  await expectSound(page);
  await firmAccount(page).click();
  await page.getByText("Steht in diesem lokalen Portal").waitFor();
  await signInThere(page, "redaktion");

  await page.waitForURL(`${portal.url}/profile`);
  // What is far below is asked for once it is seen.
  await page.getByRole("heading", { name: "Passkeys" }).evaluate((heading) => heading.scrollIntoView());
  await page.getByRole("heading", { name: "Firmenkonten" }).waitFor();
  await expectSound(page);
  await page.getByRole("button", { name: "Verknüpfung mit Kanzleikonto beenden" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verknüpfung beenden" }).click();
  await page.getByText("Die Verknüpfung mit Kanzleikonto ist beendet.").waitFor();
});

it("makes a person of the office out of who is new, who needs only a passkey from then on", async () => {
  const page = await browser.visit({ width: 1440 });
  await withAuthenticator(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(`${portal.url}/login`);
  await firmAccount(page).click();
  await signInThere(page, "neu");
  await page.waitForURL(`${portal.url}/home`);
  await page.goto(`${portal.url}/profile`);
  await button("Passkey anlegen").click();
  await button("Anlegen").click();
  await page.getByRole("region", { name: "Passkeys" }).getByText("noch nicht benutzt").waitFor();
  await suggestNothing(page);
  await button("Abmelden").click();

  await button("Mit Passkey anmelden").click();

  await page.waitForURL(`${portal.url}/home`);
  await page.goto(`${portal.url}/profile`);
  await page.getByText("Nina Neuhold").first().waitFor();
});

it("goes on with what was written when the session has ended, by a window of its own", async () => {
  const page = await browser.visit({ width: 1440 });
  await page.goto(`${portal.url}/profile/edit`);
  await firmAccount(page).click();
  await signInThere(page, "mitarbeiter");
  await page.getByLabel("Hobbys").fill("Drachenboot");
  await page.context().clearCookies({ name: "__Host-session" });
  await page.getByRole("button", { name: "Speichern" }).click();
  const opening = page.waitForEvent("popup");
  await firmAccount(page).click();
  const popup = await opening;
  const closing = popup.waitForEvent("close");
  await signInThere(popup, "mitarbeiter");
  await closing;

  await page.getByText("Sie sind wieder angemeldet.").waitFor();
  await page.goto(`${portal.url}/profile`);
  await expect.poll(() => page.getByText("Drachenboot").count()).toBeGreaterThan(0);
});
